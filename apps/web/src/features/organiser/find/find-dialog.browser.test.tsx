import type { FindIndex } from '@sevenmetre/contract/find/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeSearch } from '../../../lib/page/search-open.ts';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const index: FindIndex = {
  clubs: [
    { id: 9, name: 'HC Vltava', countryCode: 'CZ', state: 'approved', variableSymbol: '2600147' },
    { id: 10, name: 'Nørreby HK', countryCode: 'DK', state: 'new', variableSymbol: null },
  ],
  teams: [{ id: 4, clubId: 9, name: 'HC Vltava', categoryCode: 'MA', state: 'accepted' }],
  people: [{ kind: 'staff', id: 9, name: 'Hana Vltavská', email: null, of: 'HC Vltava (MA)' }],
  documents: [
    { clubId: 9, clubName: 'HC Vltava', kind: 'invoice', number: '2027-0143', variableSymbol: '2600147' },
  ],
  matches: [{ matchNumber: 1304, slug: 'MA-A-1304', home: 'HC Vltava', away: null, hall: 'H19' }],
  places: [{ id: 3, code: 'H19', nameCs: 'Sportovní hala', nameEn: 'Sports hall' }],
  messages: [{ id: 7, name: 'Arrival of clubs' }],
};

afterEach(() => {
  closeSearch();
  vi.unstubAllGlobals();
});

async function opened(roles: (typeof aUser)['roles'] = ['ROLE_USER', 'ROLE_ADMIN']) {
  const shown = await showSignedIn({
    path: '/account',
    user: { ...aUser, roles },
    answers: {
      findIndex: () => ({ status: 200, body: index }),
      configuration: () => ({ status: 200, body: [] }),
    },
  });
  await expect.element(shown.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  return { ...shown, field: shown.screen.getByRole('combobox', { name: 'Find' }) };
}

describe('the organiser’s search', () => {
  it('[FI1] given a word with a slip, then clubs, teams, people, papers, matches and actions are found by keyboard alone', async () => {
    const { screen, field } = await opened();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('vltva');
    await expect.element(screen.getByRole('option', { name: /^HC Vltava 1 team, Accepted/ })).toBeVisible();
    for (const kind of ['Clubs', 'Teams', 'People', 'Invoices and symbols', 'Matches', 'Actions'])
      await expect.element(screen.getByRole('group', { name: kind })).toBeVisible();
    await expect.element(screen.getByRole('option', { selected: true })).toMatchTextContent('HC Vltava');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(screen.getByRole('option', { selected: true })).toMatchTextContent('Hana Vltavská');
  });

  it('[FI1] given the words in which something is reported, then what settles it is found', async () => {
    const { screen, field } = await opened();
    for (const [words, name] of [
      ['fire', 'Hall closed'],
      ['late bus', 'Team arrives late'],
      ['withdrawal', 'Team withdrawn…'],
      ['protest', 'Wrong score or protest'],
      ['referee ill', 'Referee pair missing'],
      ['timekeeper', 'Nobody at the table'],
    ] as const) {
      await field.fill(words);
      await expect.element(screen.getByRole('option', { name }).first()).toBeVisible();
    }
  });

  it('[FI3] given a sign before the words, then only that is looked in', async () => {
    const { screen, field } = await opened();
    await field.fill('#vltava');
    await expect.element(screen.getByRole('group', { name: 'Matches' })).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Clubs' })).not.toBeInTheDocument();
    await field.fill('=2600147');
    await expect.element(screen.getByRole('option', { name: /2027-0143/ })).toBeVisible();
    await field.fill('>check in vltava');
    await expect.element(screen.getByRole('option', { name: 'Check in HC Vltava' })).toBeVisible();
    for (const [word, name] of [
      ['presence', 'Volunteers'],
      ['letters', 'Messages'],
      ['try out', 'Rehearsal'],
    ] as const) {
      await field.fill(word);
      await expect
        .element(screen.getByRole('option', { name: new RegExp(`^${name}`) }).first())
        .toBeVisible();
    }
    await field.fill('arrival of');
    await expect.element(screen.getByRole('option', { name: 'Arrival of clubs' })).toBeVisible();
    await field.fill('qqqq');
    await expect.element(screen.getByText('Nothing found. Try fewer or other words.')).toBeVisible();
  });

  it('[FI5] given a chosen club, then its details are shown beside it, → leads to its actions, and ← back', async () => {
    await page.viewport(1280, 800);
    const { screen, field } = await opened();
    await field.fill('vltava');
    const preview = screen.getByRole('region', { name: 'Preview' });
    await expect.element(preview).toMatchTextContent('MA HC Vltava');
    await expect.element(preview).toMatchTextContent('2600147');
    await expect.element(preview).toMatchTextContent('2027-0143');
    await field.click();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.element(preview.getByRole('link', { name: 'Open' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    const copy = preview.getByRole('button', { name: 'Copy the symbol' }).element();
    if (copy instanceof HTMLElement) copy.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(preview).toMatchTextContent('Hana Vltavská');
  });

  it('given a phone, then it fills the window, nothing scrolls sideways, and Escape closes it', async () => {
    await page.viewport(360, 740);
    const { screen, field } = await opened();
    await field.fill('vltava');
    await expect.element(screen.getByRole('option').first()).toBeVisible();
    expect(screen.getByRole('dialog').element().scrollWidth).toBeLessThanOrEqual(360);
    expect(screen.getByRole('option').first().element().getBoundingClientRect().right).toBeLessThanOrEqual(
      360,
    );
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
  });

  it('[FI4] given somebody who does not organise, then the keys open nothing and the index is not asked for', async () => {
    const { field, asked } = await opened(['ROLE_USER']);
    await expect.element(field).not.toBeInTheDocument();
    expect(asked.map(({ operation }) => operation)).not.toContain('findIndex');
  });

  it('[FI4] given an organiser, then pages of super admins are not offered', async () => {
    const { screen, field } = await opened();
    await field.fill('editions');
    await expect.element(screen.getByText('Nothing found. Try fewer or other words.')).toBeVisible();
  });
});
