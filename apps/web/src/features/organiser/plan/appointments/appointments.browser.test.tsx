import type { AppointmentBoard, BoardMatch } from '@sevenmetre/contract/appointments/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';

const day = 1440;

function aMatch(id: number, fixed: boolean): BoardMatch {
  const teams = { home: 'Třebín', away: 'Lindenau' };
  return { id, number: 100 + id, category: 'MA', group: 'MA-A', ...teams, fixed, named: [] };
}

/** Matches 1 and 2 on Thursday, 3 on Friday, in one hall, without pairs. */
function aBoard(areOver: boolean): AppointmentBoard {
  const led = (id: number, of: number, start: number) => ({
    id: String(id),
    hall: '1',
    day: of,
    start: of * day + start,
    end: of * day + start + 40,
    teams: [],
    level: 1,
    single: false,
    refusedBy: [],
  });
  const weights = {
    load: 1,
    level: 1,
    hallChange: 1,
    ownCountry: 1,
    ownCountryAtHome: 1,
    thirdTime: 1,
    wait: 1,
    otherHall: 1,
  };
  const rules = { mostPerDay: 6, mostInRow: 3, pause: 0, afterTravel: 0, longWait: 120, homeCountry: null };
  return {
    days: ['2027-03-25', '2027-03-26'],
    timeZone: 'Europe/Prague',
    currencyCode: 'CZK',
    halls: [{ id: 1, code: 'H01', nameCs: 'Úvoz', nameEn: 'Úvoz' }],
    clubs: [],
    categories: [{ code: 'MA', gender: 'M' }],
    referees: [],
    pairs: [],
    matches: [aMatch(1, areOver), aMatch(2, areOver), aMatch(3, false)],
    withoutTime: [],
    appointments: [],
    input: {
      matches: [led(1, 0, 540), led(2, 0, 600), led(3, 1, 540)],
      pairs: [],
      travel: [],
      rules: { ...rules, weights },
    },
    toPublish: 0,
  };
}

async function shown(board: AppointmentBoard, search: string) {
  await page.viewport(1280, 900);
  const { screen } = await showSignedIn({
    path: `/admin/plan/appointments?view=halls${search}`,
    user: organiser,
    answers: { appointmentBoard: () => ({ status: 200, body: board }) },
  });
  return screen.getByRole('complementary', { name: 'Without a pair' });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('matches without a pair', () => {
  it('given a day whose matches are over and never had one, then it does not say that every match has a pair', async () => {
    const side = await shown(aBoard(true), '&day=2027-03-25');
    await expect.element(side.getByText('2 of 2')).toBeVisible();
    await expect.element(side).toMatchTextContent('2 matches have begun or are over without a pair.');
    await expect.element(side).not.toMatchTextContent('Every match of this day has a pair.');
    await expect.element(side.getByRole('button', { name: 'Suggest 3 pairs' })).not.toBeInTheDocument();
  });

  it('given referees who were entered at the matches themselves, then none of these is missing a pair', async () => {
    const board = aBoard(true);
    const matches = board.matches.map((match) => ({ ...match, named: ['Ilona Vaňková', 'Bjørn Dahl'] }));
    const side = await shown({ ...board, matches }, '&day=2027-03-25');
    await expect
      .element(side)
      .toMatchTextContent('2 matches have their referees entered without an appointment.');
    await expect.element(side.getByText('0 of 2')).toBeVisible();
    await expect.element(side).not.toMatchTextContent('Every match of this day has a pair.');
    await page.getByRole('gridcell', { name: /^MA-A Ilona Vaňková, Bjørn Dahl, 9:00/ }).click();
    await expect.element(side.getByRole('heading', { name: 'Ilona Vaňková, Bjørn Dahl' })).toBeVisible();
  });

  it('given such matches that are to come, then they can still be given a pair', async () => {
    const board = aBoard(false);
    const matches = board.matches.map((match) => ({ ...match, named: ['Ilona Vaňková', 'Bjørn Dahl'] }));
    const side = await shown({ ...board, matches }, '&day=2027-03-25');
    await expect.element(side.getByText('0 of 2')).toBeVisible();
    await expect.element(side.getByText(/Ilona Vaňková.*Bjørn Dahl/).first()).toBeVisible();
    await expect.element(side.getByRole('button', { name: 'Suggest 3 pairs' }).first()).toBeVisible();
  });

  it('given a day that is to come, then each of its matches can be given one', async () => {
    const side = await shown(aBoard(true), '&day=2027-03-26');
    await expect.element(side.getByText('1 of 1')).toBeVisible();
    await expect.element(side.getByRole('button', { name: 'Suggest 3 pairs' })).toBeVisible();
  });
});

describe('a match without a time', () => {
  it.each(aBoard(false).days)(
    'is in a row of its own on %s, with its pair and the way to a new time',
    async (day) => {
      await shown({ ...aBoard(false), withoutTime: [aMatch(4, false)] }, `&day=${day}`);
      const rows = page.getByRole('group').filter({ hasText: '1 match has no time or no hall' });
      await expect.element(rows).toMatchTextContent('104 MA-A: Třebín – Lindenau · without a pair');
      const link = rows.getByRole('link', { name: 'Give a time' });
      await expect.element(link).toHaveAttribute('href', '/admin/plan/changes?kind=postponed&match=104');
    },
  );

  it('given a schedule that is not published, then their number is enough', async () => {
    const withoutTime = Array.from({ length: 40 }, (_, index) => aMatch(10 + index, false));
    await shown({ ...aBoard(false), withoutTime }, '');
    await expect.element(page.getByText('40 matches have no time or no hall')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Give a time' }).first()).not.toBeInTheDocument();
  });
});

describe('the day of the board', () => {
  it('given a day of the tournament, then the board begins with it; on any other day with the first one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-26T09:00:00Z') });
    await expect.element((await shown(aBoard(false), '')).getByText('1 of 1')).toBeVisible();
    vi.setSystemTime(new Date('2027-02-26T09:00:00Z'));
    await expect.element((await shown(aBoard(false), '')).getByText('2 of 2')).toBeVisible();
  });
});

/** Single referees; the first one has all matches. */
function staffedBoard(names: readonly string[], mostPerDay: number | null): AppointmentBoard {
  const board = aBoard(false);
  const referee = (id: number, lastName: string) => ({
    id,
    firstName: 'R',
    lastName,
    countryCode: null,
    phone: null,
    email: null,
    highestCompetition: null,
    colleagueId: null,
    colleagueRequested: null,
    arrivalDate: null,
    departureDate: null,
  });
  const single = (id: number) => ({
    id,
    revision: 1,
    firstRefereeId: id,
    secondRefereeId: null,
    level: 'B' as const,
    fee: 0,
    travel: 0,
    mostPerDay: null,
    wish: null,
    absences: [],
    clubIds: [],
  });
  const enginePair = (id: number) => {
    return {
      id: String(id),
      isSingle: false,
      level: 2,
      clubs: [],
      countries: [],
      absences: [],
      halls: [],
      mostPerDay,
    };
  };
  const led = {
    toldPairId: null,
    state: 'planned' as const,
    was: null,
    askedAt: null,
    remindedAt: null,
    answeredAt: null,
    note: null,
  };
  return {
    ...board,
    referees: names.map((name, index) => referee(index + 1, name)),
    pairs: names.map((_, index) => single(index + 1)),
    appointments: [1, 2, 3].map((matchId) => ({ ...led, matchId, pairId: 1 })),
    input: { ...board.input, pairs: names.map((_, index) => enginePair(index + 1)) },
  };
}
describe('the hours of the board', () => {
  it('given a phone on the day itself, then the board opens at now; on another day with its first hour', async () => {
    const board = aBoard(false);
    const [first, ...others] = board.input.matches;
    if (!first) throw new Error('the board has no match');
    const late = { ...first, start: 18 * 60, end: 18 * 60 + 40 };
    const longDay = { ...board, input: { ...board.input, matches: [late, ...others] } };
    const showOnPhone = async (now: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      await page.viewport(360, 740);
      const { screen } = await showSignedIn({
        path: '/admin/plan/appointments?view=halls&day=2027-03-25',
        user: organiser,
        answers: { appointmentBoard: () => ({ status: 200, body: longDay }) },
      });
      const cell = screen.getByRole('gridcell', { name: /, 18:00, H01/ });
      await expect.element(cell).toBeVisible();
      const isInSight = () => cell.element().getBoundingClientRect().left < 360;
      return { isInSight, leave: () => screen.unmount() };
    };
    const onTheDay = await showOnPhone('2027-03-25T16:45:00Z');
    await expect.poll(onTheDay.isInSight).toBe(true);
    await onTheDay.leave();
    const before = await showOnPhone('2027-03-20T16:45:00Z');
    await expect.poll(before.isInSight).toBe(false);
  });
});

it('given a new pair with a limit that is no number, then the field says so, and nothing is sent', async () => {
  await page.viewport(1280, 900);
  const board = aBoard(false);
  const sent = vi.fn();
  const referee = (id: number, lastName: string) => ({
    id,
    firstName: 'Ilona',
    lastName,
    countryCode: 'CZE',
    colleagueId: null,
    colleagueRequested: null,
    project: null,
  });
  const { screen } = await showSignedIn({
    path: '/admin/plan/appointments?view=people',
    user: organiser,
    answers: {
      appointmentBoard: () => ({
        status: 200,
        body: { ...board, referees: [referee(1, 'Vaňková'), referee(2, 'Dahlová')] },
      }),
      refereePairCreate: ({ body }) => {
        sent(body);
        return { status: 200, body: board };
      },
    },
  });
  await screen.getByRole('button', { name: 'New pair' }).click();
  const most = screen.getByRole('textbox', { name: 'Most matches a day' });
  await most.fill('a few');
  await screen.getByRole('button', { name: 'Save the pair' }).click();
  const first = screen.getByRole('combobox', { name: 'Referee 1' });
  await expect.element(first).toHaveAccessibleDescription('Choose a referee.');
  await expect.element(most).toHaveAccessibleDescription('Enter a number from 1 to 30, or nothing.');
  expect(sent).not.toHaveBeenCalled();
  await first.selectOptions('1');
  await most.fill('5');
  await screen.getByRole('button', { name: 'Save the pair' }).click();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ mostPerDay: 5 })));
});

it('given no pair, when the rows are pairs, then it is said, and one press leads to the pairs', async () => {
  const board = { ...aBoard(false), pairs: [] };
  await page.viewport(1280, 900);
  const { screen } = await showSignedIn({
    path: '/admin/plan/appointments?view=pairs&day=2027-03-25',
    user: organiser,
    answers: { appointmentBoard: () => ({ status: 200, body: board }) },
  });
  await expect.element(screen.getByText('There is no pair yet.')).toBeVisible();
  await screen.getByRole('button', { name: 'Pairs and singles' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Pairs', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
});

it('given a referee of a pair, then an organiser issues a link over which that person sets a PIN, and sees no PIN', async () => {
  const board = staffedBoard(['Malý'], null);
  await page.viewport(1280, 900);
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/appointments?view=people',
    user: organiser,
    answers: {
      appointmentBoard: () => ({ status: 200, body: board }),
      refereePinLink: () => ({
        status: 200,
        body: { token: 'a-token-of-a-link-for-a-pin', expiresAt: '2027-03-30T10:00:00Z' },
      }),
    },
  });
  await screen.getByText('Malý (single)').click();
  await screen.getByRole('button', { name: 'Link for the PIN of R Malý' }).click();
  await expect.element(screen.getByText(/signing-pin#a-token-of-a-link-for-a-pin/)).toBeVisible();
  const calls = asked.filter(({ operation }) => operation === 'refereePinLink');
  expect(calls.map((call) => call.asked.params)).toEqual([{ id: '1' }]);
});

describe('a pair that goes home', () => {
  it('then, in sight also on a phone, its matches go to the pairs that the engine finds, and it is away: in one press', async () => {
    const whole = staffedBoard(['Malý', 'Hrubá'], null);
    await page.viewport(360, 420);
    const { screen, asked } = await showSignedIn({
      path: '/admin/plan/appointments?view=pairs&day=2027-03-25',
      user: organiser,
      answers: {
        appointmentBoard: () => ({ status: 200, body: whole }),
        appointmentsSave: () => ({ status: 200, body: { ...whole, toPublish: 2 } }),
        appointmentsPublish: () => ({ status: 200, body: whole }),
      },
    });
    await screen.getByRole('button', { name: 'Malý (single)', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Goes home…' })).toBeInViewport({ ratio: 1 });
    await page.viewport(1280, 900);
    await screen.getByRole('button', { name: 'Goes home…' }).click();
    const form = screen.getByRole('form', { name: 'Malý (single) goes home' });
    await expect.element(form.getByText('It leaves 3 matches.')).toBeVisible();
    await form.getByLabelText('Away from: At').fill('10:00');
    await expect.element(form.getByText('It leaves 2 matches.')).toBeVisible();
    await expect.element(form.getByText(/^It should begin before/)).not.toBeInTheDocument();
    await form.getByLabelText('Away from: At').fill('10:20');
    await expect
      .element(form.getByText(/^It should begin before they leave\. .* move this time to 10:40\.$/))
      .toBeVisible();
    await form.getByLabelText('Away from: At').fill('10:00');
    await expect.element(form.getByRole('combobox', { name: /10:00, H01/ })).toHaveValue('2');
    await form.getByRole('combobox', { name: /9:00, H01/ }).selectOptions('without a pair');
    await expect.element(form.getByText(/ 1 stays without a pair\.$/)).toBeVisible();
    await form.getByRole('button', { name: 'Take away 2 matches' }).click();
    await expect
      .poll(() => asked.find(({ operation }) => operation === 'appointmentsSave')?.asked.body)
      .toEqual({
        changes: [
          { matchId: 2, pairId: 2, seen: 1 },
          { matchId: 3, pairId: null, seen: 1 },
        ],
        absences: { pairId: 1, seen: [], wanted: [{ from: 600, to: 2880, reason: '' }] },
      });
    await expect.element(screen.getByRole('button', { name: 'Undo: Malý (single) goes home' })).toBeVisible();
    const next = screen.getByRole('group', { name: 'The pairs learn of it when you publish.' });
    await next.getByRole('button', { name: 'Publish 2' }).click();
    await expect.poll(() => asked.some(({ operation }) => operation === 'appointmentsPublish')).toBe(true);
    await expect.element(next).not.toBeInTheDocument();
  });

  it('given another pair chosen for a match, then the later ones are offered to those who can still take them', async () => {
    const whole = staffedBoard(['Malý', 'Hrubá', 'Novák'], 1);
    await page.viewport(1280, 900);
    const { screen } = await showSignedIn({
      path: '/admin/plan/appointments?view=pairs&day=2027-03-25',
      user: organiser,
      answers: { appointmentBoard: () => ({ status: 200, body: whole }) },
    });
    await screen.getByRole('button', { name: 'Malý (single)', exact: true }).click();
    await screen.getByRole('button', { name: 'Goes home…' }).click();
    const first = screen.getByRole('combobox', { name: /Thu.* 9:00, H01/ });
    const second = screen.getByRole('combobox', { name: /10:00, H01/ });
    await expect.element(first).toHaveValue('2');
    await expect.element(second).toHaveValue('3');
    await first.selectOptions('Novák (single)');
    await expect.element(first).toHaveValue('3');
    await expect.element(second).toHaveValue('2');
  });

  it('given a step that is not stored, then the form stays with what was typed', async () => {
    const whole = staffedBoard(['Malý', 'Hrubá'], null);
    await page.viewport(1280, 900);
    const { screen } = await showSignedIn({
      path: '/admin/plan/appointments?view=pairs&day=2027-03-25',
      user: organiser,
      answers: { appointmentBoard: () => ({ status: 200, body: whole }), appointmentsSave: () => null },
    });
    await screen.getByRole('button', { name: 'Malý (single)', exact: true }).click();
    await screen.getByRole('button', { name: 'Goes home…' }).click();
    const form = screen.getByRole('form', { name: 'Malý (single) goes home' });
    await form.getByLabelText('Reason').fill('Ill');
    await form.getByRole('button', { name: 'Hand over 3 matches' }).click();
    await expect
      .element(screen.getByText('The server cannot be reached. Nothing was lost; try again.'))
      .toBeVisible();
    await expect.element(form.getByLabelText('Reason')).toHaveValue('Ill');
  });
});

describe('the board by halls', () => {
  it('then its first column is that of halls, and a match is called what is shown of it', async () => {
    await shown(aBoard(false), '&day=2027-03-25');
    await expect.element(page.getByRole('columnheader', { name: 'Halls' })).toBeVisible();
    await expect.element(page.getByRole('gridcell', { name: /^MA-A nobody, 9:00, H01/ })).toBeVisible();
  });
});
