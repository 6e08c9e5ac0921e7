import type { Accommodation } from '@sevenmetre/contract/accommodation/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
});

const accommodation: Accommodation = {
  beds: { allotted: 0, capacity: 0, needed: 0 },
  places: [],
  waiting: [],
  shownToClubs: false,
  shownToReferees: false,
};

const team = {
  kind: 'team',
  id: 7,
  clubId: 3,
  name: 'TJ Lípa',
  team: { name: null, teamNumber: 1, categoryCode: 'MA' },
  countryCode: 'CZ',
  persons: 15,
  allotted: 0,
  wantsSingleRoom: false,
  bought: 'classroom',
  arrivalDate: null,
  departureDate: null,
  contactPhone: null,
} as const;

test('given a double click, then all lists are printed once', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { screen } = await showSignedIn({
    path: '/admin/accommodation',
    user: organiser,
    answers: { accommodation: () => ({ status: 200, body: accommodation }) },
  });
  const button = screen.getByRole('button', { name: 'Print all lists' });
  await button.dblClick();
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  expect(print).toHaveBeenCalledOnce();
});

test('[AC5] given a suggestion that has changed, then the row follows it, and all of a team sleep together', async () => {
  const room = (id: number, label: string, capacity: number) => ({
    id,
    kind: 'classroom' as const,
    label,
    capacity,
    note: null,
    allotments: [],
  });
  let suggestedLodgingId = 1;
  const places = [
    {
      id: 1,
      nameCs: 'Škola',
      nameEn: 'School',
      address: null,
      nearestHall: null,
      lodgings: [room(1, '1. A', 15), room(2, '2. A', 20)],
    },
  ];
  const body = () => ({ ...accommodation, places, waiting: [{ ...team, suggestedLodgingId }] });
  const { screen, asked } = await showSignedIn({
    path: '/admin/accommodation',
    user: organiser,
    answers: {
      accommodation: () => ({ status: 200, body: body() }),
      allotmentCreate: () => {
        suggestedLodgingId = 2;
        return { status: 409, body: { error: 'suggestion-changed', additionalProperties: {} } };
      },
    },
  });
  const select = screen.getByRole('combobox', { name: /TJ Lípa/ });
  await expect.element(select).toHaveValue('1');
  await screen.getByRole('button', { name: /Assign beds: .*TJ Lípa/ }).click();
  await expect.element(select).toHaveValue('2');
  expect(asked.find(({ operation }) => operation === 'allotmentCreate')?.asked.body).toMatchObject({
    lodgingId: 1,
    persons: 15,
    suggested: true,
  });
});

test('[AC8] given a team that fits no single room, then every building answers, and a split that is refused halfway says so', async () => {
  let sent = 0;
  const guest = { ...team, persons: 17, suggestedLodgingId: null };
  const room = (id: number, capacity: number, kind: 'classroom' | 'room' = 'classroom') => ({
    id,
    kind,
    label: `2.0${id}`,
    capacity,
    note: null,
    allotments: [],
  });
  const places = [
    {
      id: 1,
      nameCs: 'Škola',
      nameEn: 'School',
      address: null,
      nearestHall: { code: 'H08', minutes: 6 },
      lodgings: [room(1, 12), room(2, 12)],
    },
    {
      id: 2,
      nameCs: 'Internát',
      nameEn: 'Hostel',
      address: null,
      nearestHall: null,
      lodgings: [room(3, 20, 'room')],
    },
    {
      id: 3,
      nameCs: 'Hala',
      nameEn: 'Gym',
      address: null,
      nearestHall: { code: 'H03', minutes: 0 },
      lodgings: [room(4, 11)],
    },
  ];
  await page.viewport(1280, 900);
  const { screen, asked } = await showSignedIn({
    path: '/admin/accommodation',
    user: organiser,
    answers: {
      accommodation: () => ({ status: 200, body: { ...accommodation, places, waiting: [guest] } }),
      allotmentCreate: () => {
        sent += 1;
        return sent === 1
          ? { status: 200, body: { ...accommodation, places, waiting: [guest] } }
          : { status: 409, body: { error: 'lodging-full', additionalProperties: {} } };
      },
    },
  });
  const answers = screen.getByRole('region', { name: /^Where TJ Lípa.* can sleep$/ });
  await expect
    .element(answers)
    .toMatchTextContent(/School\s*6 min on foot to H08\s*24 of 24 free.*in two rooms/);
  await expect
    .element(answers)
    .toMatchTextContent(/Hostel\s*20 of 20 free.*no\s*Paid for: Classroom; here only: Room/);
  await expect.element(answers).toMatchTextContent(/Gym\s*in H03.*Classroom: 11 beds free, 17 needed/);
  await answers.getByRole('button', { name: 'Put 9 + 8: School' }).click();
  await expect
    .poll(() =>
      asked.flatMap(({ operation, asked: { body } }) => (operation === 'allotmentCreate' ? [body] : [])),
    )
    .toMatchObject([
      { lodgingId: 2, persons: 9, suggested: false },
      { lodgingId: 1, persons: 8, suggested: false },
    ]);
  await expect.element(screen.getByText(/^9 beds for TJ Lípa.*: School, Classroom 2\.02\./)).toBeVisible();
  const reads = () => asked.findLastIndex(({ operation }) => operation === 'accommodation');
  const lastSent = asked.findLastIndex(({ operation }) => operation === 'allotmentCreate');
  await expect.poll(reads).toBeGreaterThan(lastSent);
});

test('given a team that sleeps somewhere, then it is found by name, and moved with what follows', async () => {
  const guest = { ...team, allotted: 15 };
  const room = (
    id: number,
    allotments: Accommodation['places'][number]['lodgings'][number]['allotments'],
  ) => ({
    id,
    kind: 'classroom' as const,
    label: `2.0${id}`,
    capacity: 20,
    note: null,
    allotments,
  });
  const place = { address: null, nearestHall: null };
  const places = [
    {
      ...place,
      id: 1,
      nameCs: 'Škola',
      nameEn: 'School',
      lodgings: [room(1, [{ id: 5, persons: 15, guest }])],
    },
    { ...place, id: 2, nameCs: 'Gymnázium', nameEn: 'Grammar school', lodgings: [room(2, [])] },
  ];
  await page.viewport(360, 740);
  const { screen, asked } = await showSignedIn({
    path: '/admin/accommodation',
    user: organiser,
    answers: {
      accommodation: () => ({ status: 200, body: { ...accommodation, places } }),
      allotmentMove: () => ({ status: 200, body: { ...accommodation, places } }),
    },
  });
  await screen.getByLabelText('Team, referee, room or building').fill('lipa');
  const found = screen.getByRole('list', { name: 'Move a team, find a bed' });
  await expect.element(found).toMatchTextContent(/15 × TJ Lípa.*\(MA\)\s*School, Classroom 2\.01/);
  await found.getByRole('button', { name: /^Move… TJ Lípa/ }).click();
  await found.getByRole('combobox', { name: /^Move TJ Lípa.* to/ }).selectOptions('2');
  expect(document.documentElement.scrollWidth).toBe(360);
  await found.getByRole('button', { name: 'Move', exact: true }).click();
  await expect
    .element(
      screen.getByText(/^TJ Lípa.* now sleeps in Grammar school, Classroom 2\.02\. No e-mail is sent\.$/),
    )
    .toBeVisible();
  expect(asked.find(({ operation }) => operation === 'allotmentMove')?.asked).toMatchObject({
    params: { id: '5' },
    body: { lodgingId: 2 },
  });
});

test('given a phone, then one building is open at a time, and every other one says what is left in it', async () => {
  await page.viewport(360, 740);
  const place = { address: null, nearestHall: null };
  const room = (id: number, capacity: number) => ({
    id,
    kind: 'classroom' as const,
    label: `2.0${id}`,
    capacity,
    note: null,
    allotments: [],
  });
  const places = [
    { ...place, id: 1, nameCs: 'Škola', nameEn: 'School', lodgings: [1, 2, 3, 4].map((id) => room(id, 12)) },
    { ...place, id: 2, nameCs: 'Hala', nameEn: 'Gym', lodgings: [room(5, 20)] },
    { ...place, id: 3, nameCs: 'Hotel', nameEn: 'Hotel', lodgings: [] },
  ];
  const waiting = Array.from({ length: 10 }, (_, index) => ({
    kind: 'team' as const,
    id: index + 1,
    clubId: index + 1,
    name: `Club ${String(index + 1)}`,
    team: { name: null, teamNumber: 1, categoryCode: 'MA' },
    countryCode: 'CZ',
    persons: 15,
    allotted: 0,
    wantsSingleRoom: false,
    bought: 'classroom' as const,
    arrivalDate: null,
    departureDate: null,
    contactPhone: null,
    suggestedLodgingId: 5,
  }));
  const meals = {
    days: [{ day: '2026-04-03', breakfasts: 0, lunches: 20, dinners: 1500 }],
    extras: [],
    vouchers: 4,
  };
  const { screen } = await showSignedIn({
    path: '/admin/accommodation',
    user: organiser,
    answers: {
      accommodation: () => ({ status: 200, body: { ...accommodation, places, waiting } }),
      meals: () => ({ status: 200, body: meals }),
    },
  });
  const answers = screen.getByRole('region', { name: /can sleep$/ });
  await expect.element(answers.getByRole('button', { name: 'Put here: Gym' })).toBeVisible();
  const other = answers.getByRole('button', { name: 'School' });
  await expect.element(other).toHaveAccessibleDescription('in two rooms, 48 of 48 free');
  await other.click();
  await expect.element(answers.getByRole('button', { name: /^Put .*: School$/ })).toBeVisible();
  await expect.element(answers.getByRole('button', { name: 'Put here: Gym' })).not.toBeInTheDocument();
  const card = screen.getByRole('region', { name: 'School', exact: true });
  const school = card.getByRole('button', { name: 'School', exact: true });
  await expect.element(school).toHaveAccessibleDescription('4 lodgings, 48 beds left');
  await school.click();
  await expect.element(card.getByRole('button', { name: 'Edit Classroom 2.01' })).toBeVisible();
  await screen.getByRole('region', { name: 'Gym', exact: true }).getByRole('button', { name: 'Gym' }).click();
  await expect.element(screen.getByRole('button', { name: 'Edit Classroom 2.05' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Edit Classroom 2.01' })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Meals and extras by day' }))
    .toHaveAccessibleDescription(/^Breakfasts.0, Lunches.20, Dinners.1,500$/);
  await screen.getByRole('button', { name: 'Show more (2 of 2)' }).click();
  await expect.element(screen.getByRole('button', { name: /^Club 10/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
