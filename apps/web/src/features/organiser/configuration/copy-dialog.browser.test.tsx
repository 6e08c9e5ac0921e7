import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import type {
  ConfigurationDifferences,
  ListedConfigurationEntry,
} from '@sevenmetre/contract/configuration/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { type Answers, organiser, showSignedIn, superAdmin } from '../../../testing/show-signed-in.tsx';

afterEach(async () => {
  dismissToast();
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

const entry = (key: string, dataType: ListedConfigurationEntry['dataType'], value: string | null) => ({
  key,
  dataType,
  value,
  format: null,
  label: key,
  labelCs: key,
  description: '',
  descriptionCs: '',
  isPublic: true,
  protected: false,
});
const players = { ...entry('roster-players-max', 'integer', '16'), proposed: '18' };
const draw = { ...entry('draw-date', 'datetime', null), proposed: '2027-04-01T16:00:00Z' };
const wins = { ...entry('points-win', 'integer', '2'), protected: true, proposed: '3' };
const earlier = { id: 6, name: 'Lake Cup', year: 2026 };
const oldest = { id: 5, name: 'Lake Cup', year: 2025 };
const found: ConfigurationDifferences = {
  editions: [earlier, oldest],
  fromId: 6,
  settings: [draw, wins, players],
};
const current = {
  id: 7,
  name: 'Lake Cup',
  year: 2027,
  timeZone: 'Europe/Prague',
  startDate: '2027-06-11',
  isCurrent: true,
};

/** The settings with the opened dialog. */
async function open(user: CurrentUser = organiser, answers: Answers = {}) {
  const listed = [{ ...entry('roster-players-max', 'integer', '16'), initial: '', changed: null }];
  const { screen, asked } = await showSignedIn({
    path: '/admin/settings',
    user,
    answers: {
      configuration: () => ({ status: 200, body: listed }),
      openEditions: () => ({ status: 200, body: { editions: [current] } }),
      configurationDifferences: () => ({ status: 200, body: found }),
      configurationCopy: ({ body }) => ({ status: 200, body: { count: Object(body).settings.length } }),
      ...answers,
    },
  });
  await screen.getByRole('button', { name: 'Copy from…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Copy settings from another edition' });
  const sent = () =>
    asked.flatMap((call) => (call.operation === 'configurationCopy' ? [call.asked.body] : []));
  return { screen, dialog, asked, sent };
}

const takenPlayers = { key: 'roster-players-max', value: '18', before: '16' };
const takenDraw = { key: 'draw-date', value: '2027-04-01T16:00:00Z', before: null };

describe('[CO14] settings of another edition', () => {
  it('given differences, then each is listed with both values and selected; Enter takes them over and says how many', async () => {
    const { screen, dialog, sent } = await open();
    const box = dialog.getByRole('checkbox', { name: /Most players in a match roster/ });
    await expect.element(box).toBeChecked();
    await expect.element(dialog).toMatchTextContent('16 players → 18 players');
    await expect.element(dialog).toMatchTextContent('nothing → 1 Apr 2027, 18:00');
    box.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('2 settings copied from Lake Cup, 2026')).toBeVisible();
    expect(sent()).toEqual([
      { fromId: 6, settings: [takenDraw, takenPlayers], clientKey: expect.any(String) },
    ]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('given a box that is cleared, then its setting stays; without any the button does nothing', async () => {
    const { dialog, sent } = await open();
    await dialog.getByRole('checkbox', { name: /draw/i }).click();
    await dialog.getByRole('button', { name: 'Select all' }).click();
    await dialog.getByRole('button', { name: 'Select none' }).click();
    await expect
      .element(dialog.getByRole('button', { name: 'Copy 0 settings' }))
      .toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('checkbox', { name: /Most players/ }).click();
    await dialog.getByRole('button', { name: 'Copy one setting' }).click();
    await expect.poll(sent).toMatchObject([{ settings: [takenPlayers] }]);
  });

  it('[CO7] given a protected setting, then other organisers see it without taking it over', async () => {
    const { dialog } = await open();
    const box = dialog.getByRole('checkbox', { name: /Points for a win/ });
    await expect.element(box).toBeDisabled();
    await expect.element(box).not.toBeChecked();
    await expect.element(dialog.getByText('Super admins only')).toBeVisible();
  });

  it('[CO7] given a protected setting that tables follow, then super admins read so before they take it over', async () => {
    const { dialog } = await open(superAdmin);
    await expect.element(dialog.getByRole('button', { name: 'Copy 3 settings' })).toBeVisible();
    await expect.element(dialog.getByText('Tables and seats are recomputed.')).toBeVisible();
  });

  it('given a value that was changed meanwhile, then it is named, the list is read again and the next press takes over', async () => {
    let now = found;
    const { dialog, sent, screen } = await open(organiser, {
      configurationDifferences: () => ({ status: 200, body: now }),
      configurationCopy: ({ body }) => {
        const [last] = Object(body).settings.slice(-1);
        if (last.before === '20') return { status: 200, body: { count: 2 } };
        now = { ...found, settings: [draw, { ...players, value: '20' }] };
        const additionalProperties = { key: 'roster-players-max', value: '20' };
        return { status: 409, body: { error: 'changed-meanwhile', additionalProperties } };
      },
    });
    await dialog.getByRole('button', { name: 'Copy 2 settings' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/Most players in a match roster: .*changed/);
    await expect.element(dialog).toMatchTextContent('20 players → 18 players');
    await dialog.getByRole('button', { name: 'Copy 2 settings' }).click();
    await expect.element(screen.getByText(/2 settings copied/)).toBeVisible();
    expect(sent()).toMatchObject([
      { settings: [takenDraw, takenPlayers] },
      { settings: [takenDraw, { ...takenPlayers, before: '20' }] },
    ]);
  });

  it('given another edition is chosen that does not differ, then it is said', async () => {
    const { dialog } = await open(organiser, {
      configurationDifferences: ({ query }) => {
        const isOldest = query.get('from') === '5';
        return { status: 200, body: isOldest ? { ...found, fromId: 5, settings: [] } : found };
      },
    });
    await dialog.getByRole('combobox', { name: 'Edition' }).selectOptions('Lake Cup, 2025');
    await expect.element(dialog.getByText('No setting differs.')).toBeVisible();
  });

  it('given no other edition, then it is said', async () => {
    const { dialog } = await open(organiser, {
      configurationDifferences: () => ({ status: 200, body: { editions: [], fromId: null, settings: [] } }),
    });
    await expect.element(dialog.getByText('There is no other edition.')).toBeVisible();
    // A phone has no Escape.
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('given a phone of 360 px and a long text, then nothing is wider than the dialog', async () => {
    await page.viewport(360, 740);
    const mail = { ...entry('contact-email', 'string', 'x'.repeat(80)), proposed: 'y'.repeat(80) };
    const { dialog } = await open(organiser, {
      configurationDifferences: () => ({ status: 200, body: { ...found, settings: [mail, players] } }),
    });
    await expect.element(dialog.getByRole('button', { name: 'Copy 2 settings' })).toBeVisible();
    const element = dialog.element();
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  });
});
