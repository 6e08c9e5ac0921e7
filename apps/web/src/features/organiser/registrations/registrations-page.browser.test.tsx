import type {
  ClubRegistrationRow,
  ClubRegistrations,
} from '@sevenmetre/contract/registrations/admin-registrations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import type { Answers } from '../../../testing/show-signed-in.tsx';
import { cutIn } from '../../../testing/cut-in.ts';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => vi.unstubAllGlobals());

const row: ClubRegistrationRow = {
  id: 1,
  revision: 3,
  state: 'new',
  name: 'HK Ďurkov',
  countryCode: 'SK',
  createdAt: '2026-04-04T10:00:00Z',
  teams: 2,
  acceptedTeams: 2,
  waitingTeams: 0,
  beds: 0,
  teamCategories: ['ME', 'ME'],
  queuedCategories: [],
  arrivalDate: null,
  contactName: null,
  contactPhone: null,
  variableSymbol: null,
  persons: 34,
  mails: 1,
  currency: 'EUR',
  owed: 120_000,
  paid: 0,
  checks: [{ code: 'over-capacity', about: ['ME'] }],
  actions: ['approve', 'decline'],
};
const other: ClubRegistrationRow = {
  ...row,
  id: 2,
  name: 'SG Elbtal',
  acceptedTeams: 3,
  teams: 3,
  checks: [],
};
const third: ClubRegistrationRow = {
  ...row,
  id: 3,
  name: 'ŽRK Drava',
  acceptedTeams: 0,
  waitingTeams: 2,
  queuedCategories: ['ME', 'ME'],
};
const list: ClubRegistrations = {
  rows: [row, other, third],
  total: 3,
  page: 1,
  pages: 1,
  states: { new: 3, approved: 0, declined: 0, processed: 0, unknown: 0 },
  categories: [{ code: 'ME', capacity: 4, accepted: 5, waiting: 0, gender: 'M' }],
  countries: ['SE', 'SK'],
  createTill: null,
  create: 'granted',
  timeZone: 'Europe/Prague',
};

const show = (
  changes: Partial<ClubRegistrations> = {},
  answers: Answers = {},
  path = '/admin/registrations',
) =>
  showSignedIn({
    path,
    user: organiser,
    answers: {
      clubRegistrations: () => ({ status: 200, body: { ...list, ...changes } }),
      listViews: () => ({ status: 200, body: { views: [] } }),
      clubStatesChange: () => ({
        status: 200,
        body: {
          results: [
            { id: 1, name: 'HK Ďurkov', outcome: 'done', state: 'approved' },
            { id: 2, name: 'SG Elbtal', outcome: 'changed-meanwhile', state: 'new' },
          ],
        },
      }),
      ...answers,
    },
  });

test('the bar says how many teams come and how many queue, asks, and tells what happened to each club', async () => {
  const { screen, asked } = await show();
  await expect.element(screen.getByText('Over capacity in ME', { exact: true }).first()).toBeVisible();
  for (const name of ['HK Ďurkov', 'SG Elbtal', 'ŽRK Drava'])
    await screen.getByRole('checkbox', { name: `Select ${name}` }).click();
  const bar = screen.getByRole('region', { name: 'With selected' });
  await expect.element(bar).toMatchTextContent('3 selected');
  await bar.getByRole('button', { name: 'Accept 5, queue 2' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('5 teams become public');
  await expect.element(dialog).toMatchTextContent('2 teams stay on the waiting list');
  await dialog.getByRole('button', { name: 'Accept 5, queue 2' }).click();
  await expect
    .element(screen.getByText('SG Elbtal: Somebody has changed it in the meantime. Please look at it again.'))
    .toBeVisible();
  const call = asked.find(({ operation }) => operation === 'clubStatesChange');
  expect(call?.asked.body).toMatchObject({ action: 'approve', clubs: [{ id: 1 }, { id: 2 }, { id: 3 }] });
});

test('a club is registered from here while the organiser may do so', async () => {
  const { screen } = await show();
  const link = screen.getByRole('link', { name: 'Register a club…' });
  await expect.element(link).toHaveAttribute('href', '/registration/club/create');
  await screen.unmount();
  const { screen: closed } = await show({ create: 'window-closed' });
  await expect.element(closed.getByRole('link', { name: 'HK Ďurkov' })).toBeVisible();
  await expect.element(closed.getByRole('link', { name: 'Register a club…' })).not.toBeInTheDocument();
});

test('keys walk the rows, select up to here and decline what is selected', async () => {
  const { screen, asked } = await show();
  await expect.element(screen.getByRole('link', { name: 'HK Ďurkov' })).toBeVisible();
  await userEvent.keyboard('jx');
  await expect.element(screen.getByRole('link', { name: 'HK Ďurkov' })).toHaveFocus();
  await userEvent.keyboard('jj{Shift>}X{/Shift}');
  await expect
    .element(screen.getByRole('region', { name: 'With selected' }))
    .toMatchTextContent('3 selected');
  await userEvent.keyboard('{Escape}jkkxd');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Decline registration: HK Ďurkov');
  await screen.getByRole('textbox', { name: 'Reason' }).fill('no hall is left');
  await screen.getByRole('dialog').getByRole('button', { name: 'Decline registration' }).click();
  await expect.poll(() => asked.some(({ operation }) => operation === 'clubStatesChange')).toBe(true);
  const call = asked.find(({ operation }) => operation === 'clubStatesChange');
  expect(call?.asked.body).toMatchObject({ action: 'decline', clubs: [{ id: 1 }] });
});

test('letters do nothing after they are switched off', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Letter keys on' }).click();
  await userEvent.keyboard('jx');
  await expect.element(screen.getByRole('region', { name: 'With selected' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Letter keys off' }).click();
  await userEvent.keyboard('jx');
  await expect.element(screen.getByRole('region', { name: 'With selected' })).toBeVisible();
});

test('a panel opens beside the list, follows the keys and fails alone', async () => {
  const { screen } = await show({}, { clubRegistrationAdmin: () => ({ status: 500, body: {} }) });
  await screen.getByRole('link', { name: 'HK Ďurkov' }).click();
  const panel = screen.getByRole('region', { name: 'HK Ďurkov', exact: true });
  await expect.element(panel).toMatchTextContent('1 of 3');
  await expect
    .element(panel.getByRole('link', { name: 'Open as a page' }))
    .toHaveAttribute('href', '/admin/registrations/1');
  await expect.element(screen.getByRole('link', { name: 'SG Elbtal' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('region', { name: 'SG Elbtal', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'SG Elbtal' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'SG Elbtal' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('heading', { name: 'SG Elbtal' })).not.toBeInTheDocument();
});

test('an empty list says which filter to remove and what that brings', async () => {
  const { screen } = await show(
    {},
    {
      clubRegistrations: ({ query }) => {
        const total = query.has('country') ? (query.has('state') ? 0 : 4) : 3;
        return { status: 200, body: { ...list, rows: total === 0 ? [] : list.rows, total } };
      },
    },
    '/admin/registrations?country=SE&state=new',
  );
  await expect.element(screen.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect.element(screen.getByText('brings 4 rows')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove “State: Waiting”' }).click();
  await expect.element(screen.getByRole('link', { name: 'HK Ďurkov' })).toBeVisible();
  await expect.element(screen.getByText('Country Sweden')).toBeVisible();
});

test('a question is saved as a view for all, with its columns', async () => {
  const { screen, asked } = await show(
    {},
    {
      listViewCreate: ({ body }) => ({
        status: 200,
        body: { ...(body as object), clientKey: undefined, id: 7, revision: 1 },
      }),
    },
    '/admin/registrations?country=SK',
  );
  await screen.getByRole('button', { name: /^Columns/u }).click();
  await screen.getByRole('checkbox', { name: 'Persons' }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'Persons' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: '+ Save this view' }).click();
  await screen.getByRole('textbox', { name: 'Name of the view' }).fill('Slovak clubs');
  await screen.getByRole('button', { name: 'Save for all' }).click();
  await expect.poll(() => asked.find(({ operation }) => operation === 'listViewCreate')).toBeDefined();
  const call = asked.find(({ operation }) => operation === 'listViewCreate');
  expect(call?.asked.body).toMatchObject({
    list: 'clubs',
    name: 'Slovak clubs',
    shared: true,
    question: 'country=SK',
    columns: ['teams', 'state', 'checks', 'owed', 'paid', 'arrival', 'waits'],
  });
});

test('exports the columns, the filter and the order that are seen', async () => {
  const { screen } = await show({}, {}, '/admin/registrations?country=SK&sort=name&columns=symbol,teams');
  const link = screen.getByRole('link', { name: 'Export' });
  await expect.element(link).toBeVisible();
  const { searchParams } = new URL(link.element().getAttribute('href') ?? '', location.origin);
  expect(Object.fromEntries(searchParams)).toEqual({
    country: 'SK',
    sort: 'name',
    columns: 'name,symbol,teams',
    locale: 'en',
  });
});

test('draws few of 10,000 rows, and those at the end after scrolling there', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    ...row,
    id: index + 1,
    name: `Club ${index}`,
  }));
  const { screen } = await show({ rows, total: rows.length });
  await expect.element(screen.getByRole('link', { name: 'Club 0', exact: true })).toBeVisible();
  const drawn = () => document.querySelectorAll('tr[data-row]').length;
  expect(drawn()).toBeLessThan(150);
  const box = document.querySelector('[data-rows]');
  box?.scrollTo({ top: box.scrollHeight });
  await expect.element(screen.getByRole('link', { name: 'Club 9999', exact: true })).toBeVisible();
  expect(drawn()).toBeLessThan(150);
});

test('the search box follows a link to the list without a search', async () => {
  const { screen } = await show({}, {}, '/admin/registrations?search=elb');
  const box = screen.getByRole('searchbox');
  await expect.element(box).toHaveValue('elb');
  await screen.getByRole('link', { name: 'Registrations', exact: true }).click();
  await expect.element(box).toHaveValue('');
});

test('says where clubs register while none has', async () => {
  const states = { new: 0, approved: 0, declined: 0, processed: 0, unknown: 0 };
  const { screen } = await show({ rows: [], total: 0, states });
  await expect
    .element(screen.getByText(`${location.origin}/registration/club/create`, { exact: false }))
    .toBeVisible();
});

test('on a phone, given a long name and many teams, a row cuts neither name nor plate and counts the plates it leaves out', async () => {
  await page.viewport(360, 740);
  const codes = ['MA', 'MB', 'MC', 'MD', 'ME', 'WA', 'WB', 'WC', 'WD'];
  const large: ClubRegistrationRow = {
    ...row,
    name: 'TJ Sokol Velké Mezihoří u Nové Studánky',
    teamCategories: codes,
    teams: codes.length,
    checks: [{ code: 'fee-late', about: ['ME +1'] }],
  };
  const categories = codes.map((code) => ({
    code,
    capacity: 4,
    accepted: 1,
    waiting: 0,
    gender: 'M' as const,
  }));
  const rows = [large, { ...other, teamCategories: ['MA', 'MB', 'MC', 'MD', 'ME'] }];
  const { screen } = await show({ rows, categories });
  const link = screen.getByRole('link', { name: large.name });
  await expect.element(link).toBeVisible();
  await expect.element(screen.getByText('+3', { exact: true })).toBeVisible();
  const drawn = [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')];
  expect(drawn.map(cutIn)).toEqual([[], []]);
  expect(new Set(drawn.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
  const plates = (of: number) => [...(drawn[of]?.querySelectorAll<HTMLElement>('[data-beyond-card]') ?? [])];
  const seen = (plate: HTMLElement) => plate.offsetWidth > 0;
  expect(
    plates(0)
      .filter(seen)
      .map(({ textContent }) => textContent),
  ).toEqual(['MA', 'MB', 'MC', 'MD', 'ME', 'WA']);
  expect(plates(1).filter(seen)).toHaveLength(5);
});
