import type {
  ConfigurationEntry,
  ListedConfigurationEntry,
} from '@sevenmetre/contract/configuration/schemas';
import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { expiring, signInAgain } from '../../../testing/expiring.ts';
import { page, userEvent } from 'vitest/browser';
import { aUser, organiser, showSignedIn, superAdmin } from '../../../testing/show-signed-in.tsx';
import { inOrder } from './entry-groups.ts';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

/** It differs from the usual value, which is nothing, so that it is shown at once. */
const entry = (key: string, label: string, value: string): ListedConfigurationEntry => ({
  key,
  dataType: 'integer',
  value,
  format: '0…99',
  label,
  labelCs: label,
  description: '',
  descriptionCs: '',
  isPublic: true,
  protected: false,
  initial: '',
  changed: null,
});
const points = entry('points-win', 'Points for a win', '2');
const players = entry('roster-players-max', 'Most players in a match roster', '18');
const entries = [points, players];
const none: TableEffect = { tables: [], seats: [], sides: [], conflicts: [], clashes: [] };
const reordered: TableEffect = {
  ...none,
  tables: [
    {
      groupLabel: 'MA-A',
      teams: [
        { name: 'HK Lipová', before: { place: 2, points: 4 }, after: { place: 1, points: 6 } },
        { name: 'SV Nordhafen', before: { place: 1, points: 5 }, after: { place: 2, points: 5 } },
      ],
    },
  ],
};

/** The settings with a new value typed into the field of this label. */
async function typeInto(label: string, value: string, effect: () => { status: number; body: unknown }) {
  const { screen, asked } = await showSignedIn({
    path: '/admin/settings',
    user: superAdmin,
    answers: {
      configuration: () => ({ status: 200, body: entries }),
      configurationEffect: effect,
      configurationUpdate: () => ({ status: 200, body: { ...entries[0], value } }),
    },
  });
  await screen.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const sent = (operation: string) =>
    asked.filter((call) => call.operation === operation).map((call) => call.asked.body);
  return { screen, save, sent };
}

describe('the question before a setting changes tables', () => {
  it('given a value that changes a table, then its rows are shown before and after, and nothing is stored yet', async () => {
    const { screen, sent } = await typeInto('Points for a win', '3', () => ({
      status: 200,
      body: reordered,
    }));
    const dialog = screen.getByRole('dialog', { name: 'Change “Points for a win” and the tables with it?' });
    await expect.element(dialog).toMatchTextContent('MA-A');
    await expect.element(dialog).toMatchTextContent(/HK Lipová.*2\..*4.*1\..*6/);
    await expect.element(dialog).toMatchTextContent(/SV Nordhafen.*1\..*5.*2\..*5/);
    expect(sent('configurationEffect')).toEqual([{ value: '3' }]);
    expect(sent('configurationUpdate')).toEqual([]);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => sent('configurationUpdate')).toEqual([{ value: '3', before: '2' }]);
  });

  it('given the way back, then nothing is stored and what was typed stays', async () => {
    const { screen, save, sent } = await typeInto('Points for a win', '3', () => ({
      status: 200,
      body: reordered,
    }));
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox', { name: /^Points for a win/ })).toHaveValue('3');
    await expect.element(save).toBeEnabled();
    expect(sent('configurationUpdate')).toEqual([]);
  });

  it('given a value that changes no table, then it is stored without a question', async () => {
    const { screen, sent } = await typeInto('Points for a win', '3', () => ({ status: 200, body: none }));
    await expect.poll(() => sent('configurationUpdate')).toEqual([{ value: '3', before: '2' }]);
    expect(sent('configurationEffect')).toEqual([{ value: '3' }]);
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  });

  it('given an effect that cannot be read, then the failure is shown and nothing is stored', async () => {
    const { screen, sent } = await typeInto('Points for a win', '3', () => ({
      status: 404,
      body: { error: 'edition-unknown', additionalProperties: {} },
    }));
    await expect.element(screen.getByText('There is no such edition.')).toBeVisible();
    expect(sent('configurationUpdate')).toEqual([]);
  });
});

it('given a session that ended, when a setting is saved, then everything typed is kept and it is saved after signing in again', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/settings',
    user: superAdmin,
    answers: {
      configuration: () => ({ status: 200, body: entries }),
      ...expiring(aUser, {
        configurationUpdate: () => ({ status: 200, body: { ...entries[1], value: '16' } }),
      }),
    },
  });
  const wins = screen.getByRole('textbox', { name: /^Points for a win/ });
  const most = screen.getByRole('textbox', { name: /^Most players in a match roster/ });
  await wins.fill('3');
  await most.fill('16');
  await userEvent.keyboard('{Tab}');
  await signInAgain({ screen });
  const row = screen.getByRole('listitem').filter({ hasText: 'Most players in a match roster' });
  await expect.element(row.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(wins).toHaveValue('3');
  await expect.element(most).toHaveValue('16');
  const saves = asked.filter(({ operation }) => operation === 'configurationUpdate');
  const sent = { value: '16', before: '18' };
  expect(saves.map((call) => call.asked.body)).toEqual([sent, sent]);
});

describe('one button saves the settings of a group that ask first', () => {
  const dates = ['club-create-till', 'club-create-from'].map((key): ConfigurationEntry => ({
    ...entry(key, key, ''),
    dataType: 'datetime',
    value: null,
    format: null,
  }));

  it('given two changed settings of a group, when Enter is pressed in one of them, then both are stored', async () => {
    const more = [points, entry('points-tie', 'Points for a tie', '1')];
    const { screen, asked } = await showSignedIn({
      path: '/admin/settings',
      user: superAdmin,
      answers: {
        configuration: () => ({ status: 200, body: more }),
        configurationEffect: () => ({ status: 200, body: none }),
        configurationUpdate: () => ({ status: 200, body: more[0] }),
      },
    });
    await screen.getByRole('textbox', { name: /^Points for a win/ }).fill('3');
    await screen.getByRole('textbox', { name: /^Points for a draw|^Points for a tie/ }).fill('2');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() =>
        asked.flatMap((call) => (call.operation === 'configurationUpdate' ? [call.asked.body] : [])),
      )
      .toEqual([
        { value: '3', before: '2' },
        { value: '2', before: '1' },
      ]);
  });

  it('given a window whose end comes first from the server, then its beginning is shown first', () => {
    expect(inOrder([...dates, points]).map(({ key }) => key)).toEqual([
      'club-create-from',
      'club-create-till',
      'points-win',
    ]);
  });
});

describe('the names of settings', () => {
  async function showSlovak(settings: readonly ConfigurationEntry[]) {
    const { screen } = await showSignedIn({
      path: '/admin/settings',
      locale: 'sk',
      user: superAdmin,
      answers: { configuration: () => ({ status: 200, body: settings }) },
    });
    return screen;
  }
  const breaks = {
    ...entry('half-time-break', 'Half-time break', '180'),
    labelCs: 'Přestávka mezi poločasy',
    descriptionCs: 'V sekundách.',
  };

  it('given a reader of Slovak, then a setting of the product has its name and hint in Slovak', async () => {
    const screen = await showSlovak([breaks, points]);
    const field = screen.getByRole('textbox', { name: /^Prestávka medzi polčasmi/ });
    await expect.element(field).toHaveAccessibleDescription(/V minútach .*, pre odhad meškania haly\./);
    await screen.getByRole('searchbox').fill('prestávka');
    await expect.element(screen.getByRole('textbox', { name: /^Body za výhru/ })).not.toBeInTheDocument();
    await expect.element(field).toBeVisible();
  });

  it('given a setting that the product does not know, then it has its stored name', async () => {
    const screen = await showSlovak([{ ...breaks, key: 'half-time-music' }]);
    await expect.element(screen.getByRole('textbox', { name: /^Přestávka mezi poločasy/ })).toBeVisible();
  });

  it('given a setting with choices, then they are named in the reader’s language and no hint repeats them', async () => {
    const check: ConfigurationEntry = {
      ...entry('roster-category-check', 'Check age category', 'warning'),
      dataType: 'string',
      format: 'error|warning|off',
      descriptionCs: 'error (nelze uložit), warning (upozornění) nebo off (nehlídá se).',
    };
    const screen = await showSlovak([check]);
    const field = screen.getByRole('combobox', { name: /^Kontrolovať vekovú kategóriu/ });
    await expect.element(field).toHaveDisplayValue('Upozornenie');
    const names = screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names.slice(-3)).toEqual(['Chyba: nedá sa uložiť', 'Upozornenie', 'Nekontroluje sa']);
    expect(screen.getByText(/nelze uložit/).elements()).toEqual([]);
  });

  it('given a setting with choices that the product does not know, then they stay as they are stored', async () => {
    const screen = await showSlovak([
      { ...breaks, key: 'half-time-music', dataType: 'string', value: 'loud', format: 'loud|soft' },
    ]);
    const field = screen.getByRole('combobox', { name: /^Přestávka mezi poločasy/ });
    await expect.element(field).toHaveDisplayValue('loud');
    await expect.element(field).toHaveAccessibleDescription(/V sekundách\./);
  });
});

it('given fields of every type, then all have one height, with a pointer and on a phone', async () => {
  const opens: ConfigurationEntry = {
    ...entry('club-create-till', 'Closes', ''),
    dataType: 'datetime',
    value: null,
    format: null,
  };
  const check: ConfigurationEntry = {
    ...entry('roster-category-check', 'Check', 'off'),
    dataType: 'string',
    format: 'error|off',
  };
  const { screen } = await showSignedIn({
    path: '/admin/settings',
    user: superAdmin,
    answers: { configuration: () => ({ status: 200, body: [points, opens, check] }) },
  });
  await screen.getByRole('textbox', { name: /^Points for a win/ }).fill('3');
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  const heightOf = (one: Element) => Math.round(one.getBoundingClientRect().height);
  const heights = () =>
    new Set(
      [
        ...screen.container.querySelectorAll('form li :is(input, select, button:not([aria-describedby]))'),
      ].map(heightOf),
    );
  await page.viewport(1280, 900);
  expect([...heights()]).toEqual([38]);
  expect(heightOf(screen.getByRole('button', { name: 'Save', exact: true }).element())).toBe(38);
  await page.viewport(360, 740);
  const onPhone = [...heights()];
  await page.viewport(1280, 900);
  expect(onPhone).toEqual([48]);
});

describe('settings of a duration', () => {
  const half = { ...entry('half-length', 'Length of a half', '900'), format: '60…3600' };
  const open = async (stored: string, update: () => { status: number; body: unknown }) => {
    let now = stored;
    const { screen, asked } = await showSignedIn({
      path: '/admin/settings',
      user: superAdmin,
      answers: {
        configuration: () => ({ status: 200, body: [{ ...half, value: now }] }),
        configurationUpdate: () => {
          const answer = update();
          if (answer.status === 409) now = '750';
          return answer;
        },
      },
    });
    const sent = () =>
      asked.filter(({ operation }) => operation === 'configurationUpdate').map((call) => call.asked.body);
    return { screen, sent, field: screen.getByRole('textbox', { name: /^Length of a half/ }) };
  };

  it.each([
    ['12', '720'],
    ['12:30', '750'],
    ['12,5', '750'],
  ])('given %s minutes typed, then %s seconds are stored and the minutes stay', async (typed, stored) => {
    const { sent, field } = await open('900', () => ({
      status: 200,
      body: { ...half, value: stored },
    }));
    await expect.element(field).toHaveValue('15');
    await expect.element(field).toHaveAccessibleDescription(/In minutes/);
    await field.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.poll(sent).toEqual([{ value: stored, before: '900' }]);
    await expect.element(field).toHaveValue(typed);
  });

  it.each(['12:', '12:75', 'twelve', '0.01', '0:30'])(
    'given “%s”, then it is an error and stays as it was typed',
    async (typed) => {
      const { sent, field } = await open('900', () => ({ status: 500, body: {} }));
      await field.fill(typed);
      await expect.element(field).toHaveValue(typed);
      await userEvent.keyboard('{Tab}');
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field).toHaveValue(typed);
      expect(sent()).toEqual([]);
    },
  );

  it('given another length that somebody stored meanwhile, then it is said in minutes', async () => {
    const { screen, field } = await open('90', () => ({
      status: 409,
      body: { error: 'changed-meanwhile', additionalProperties: { value: '750' } },
    }));
    await expect.element(field).toHaveValue('1:30');
    await field.fill('10');
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByText(/12:30 min/)).toBeVisible();
    await screen.getByRole('button', { name: /^Take/ }).click();
    await expect.element(field).toHaveValue('12:30');
  });
});

describe('settings show first what differs', () => {
  const usual = { ...entry('points-win', 'Points for a win', '2'), initial: '2' };
  const changedOne = {
    ...entry('hall-changeover', 'Change between matches', '180'),
    initial: '300',
    format: '0…900',
  };
  const due = { ...entry('invoice-due-days', 'Invoices are due after', '14'), initial: '14' };
  const opens: ListedConfigurationEntry = {
    ...entry('club-create-till', 'Closes', '2027-03-01T12:00:00Z'),
    dataType: 'datetime',
    format: null,
    initial: null,
  };
  const open = (
    path = '/admin/settings',
    body: readonly ConfigurationEntry[] = [usual, changedOne, due, opens],
  ) =>
    showSignedIn({
      path,
      user: organiser,
      answers: {
        configuration: () => ({ status: 200, body }),
        configurationUpdate: () => ({ status: 200, body: { ...changedOne, value: '300' } }),
      },
    });

  it('[CO11] given one that differs, then only it is shown, in minutes, and one press brings the usual value back', async () => {
    const { screen, asked } = await open();
    await expect.element(screen.getByText('1 of 4 differ from what most tournaments use')).toBeVisible();
    const field = screen.getByRole('textbox', { name: /^Change between matches/ });
    await expect.element(field).toHaveValue('3');
    await expect.element(field).toHaveAccessibleDescription(/^min /);
    expect(screen.getByRole('textbox').elements()).toHaveLength(1);
    const back = screen.getByRole('button', { name: 'usual 5 min' });
    await back.click();
    await expect.element(field).toHaveValue('5');
    await expect.element(back).not.toBeInTheDocument();
    await expect
      .poll(() =>
        asked.flatMap((call) => (call.operation === 'configurationUpdate' ? [call.asked.body] : [])),
      )
      .toEqual([{ value: '300', before: '180' }]);
  });

  it('given another group, then its settings are shown, and what was typed elsewhere stays in sight', async () => {
    const { screen } = await open();
    const groups = screen.getByRole('group', { name: 'Groups of settings' });
    await groups.getByRole('button', { name: /^Matches and the reporter/ }).click();
    const wins = screen.getByRole('textbox', { name: /^Points for a win/ });
    await wins.fill('3');
    await groups.getByRole('button', { name: 'Money 1' }).click();
    await screen.getByRole('textbox', { name: /^Invoices are due after/ }).fill('21');
    await expect.element(screen.getByText('Invoices that are issued keep theirs.')).toBeVisible();
    await expect.element(wins).toHaveValue('3');
  });

  it('[CO11] given nothing that differs, then the dates are shown; a search finds settings of all groups', async () => {
    const { screen } = await open('/admin/settings', [usual, opens]);
    await expect.element(screen.getByRole('textbox', { name: /^Closes/ })).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Search in settings' }).fill('win');
    await expect.element(screen.getByRole('textbox', { name: /^Points for a win/ })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /^Closes/ })).not.toBeInTheDocument();
  });
});
