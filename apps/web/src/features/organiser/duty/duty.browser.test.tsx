import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { usualDutySettings } from '@sevenmetre/rules/duty';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import type { Answers } from '../../../testing/show-signed-in.tsx';

const day = '2036-03-27';
const shift = {
  placeId: 1,
  day,
  kind: 'hall',
  startsAt: `${day}T08:00:00Z`,
  endsAt: `${day}T12:00:00Z`,
  needed: 1,
  gap: 0,
  byHand: false,
  matches: 4,
  people: [{ id: 1, answer: 'confirmed', presentAt: null }],
} satisfies Omit<Duty['shifts'][number], 'id'>;
const person = {
  lastName: 'Malá',
  phone: null,
  email: null,
  isMinor: false,
  skills: [],
  languages: [],
  hours: null,
  hasConsent: false,
  teamId: null,
  teamName: null,
  userId: null,
  note: null,
  hasLink: true,
  openedAt: `${day}T08:00:00Z`,
} satisfies Omit<Duty['volunteers'][number], 'id' | 'firstName'>;
const duty: Duty = {
  timeZone: 'Europe/Prague',
  days: [day],
  settings: usualDutySettings,
  isOutdated: false,
  halls: [
    { id: 1, code: 'H01', nameCs: 'Městská', nameEn: 'Town hall' },
    { id: 2, code: 'H02', nameCs: 'Sokolovna', nameEn: 'Sokolovna' },
  ],
  shifts: [
    { ...shift, id: 1 },
    { ...shift, id: 2, startsAt: shift.endsAt, endsAt: `${day}T16:00:00Z` },
    { ...shift, id: 3, placeId: 2, gap: 1, people: [] },
  ],
  reporters: [
    {
      placeId: 2,
      day,
      userId: 9,
      name: 'Rita Dubová',
      phone: null,
      email: 'rita@example.test',
      presentAt: null,
    },
  ],
  volunteers: [
    { ...person, id: 1, firstName: 'Eliška' },
    { ...person, id: 2, firstName: 'Adam', isMinor: true },
  ],
  invitations: [],
};
const answers: Answers = {
  duty: () => ({ status: 200, body: duty }),
  shiftCandidates: () => ({
    status: 200,
    body: { candidates: [{ id: 1, shifts: 2, minutes: 480 }], others: [{ id: 2, obstacle: 'away' }] },
  }),
  shiftPersonSave: () => ({ status: 200, body: { status: 'ok' } }),
};

afterEach(() => vi.unstubAllGlobals());

test('given a gap, then N leads to it, its panel says who is there and who is free, and a press asks them', async () => {
  await page.viewport(1440, 900);
  const { screen, asked } = await showSignedIn({ path: '/admin/duty', user: organiser, answers });
  await expect.element(screen.getByRole('button', { name: /H01 Town hall.*full/ }).first()).toBeVisible();
  await userEvent.keyboard('n');
  const panel = screen.getByRole('region', { name: /H02/ });
  await expect.element(panel.getByText('Rita Dubová')).toBeVisible();
  await expect.element(panel.getByText('hall staff: one missing')).toBeVisible();
  await panel.getByRole('button', { name: 'Ask: Eliška Malá' }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'shiftPersonSave')?.asked)
    .toMatchObject({ params: { id: '3', volunteerId: '1' }, body: { answer: 'asked', present: false } });
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: /H02.*one missing/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: /H01 Town hall.*13:00–17:00/ })).toHaveFocus();
});

test('given shifts that are over without anybody, then they are not called full', async () => {
  await page.viewport(1440, 900);
  const past = { startsAt: '2026-03-27T08:00:00Z', endsAt: '2026-03-27T12:00:00Z', day: '2026-03-27' };
  const shifts = [
    { ...shift, ...past, id: 1, people: [] },
    { ...shift, ...past, id: 3, placeId: 2 },
  ];
  const { screen } = await showSignedIn({
    path: '/admin/duty',
    user: organiser,
    answers: { ...answers, duty: () => ({ status: 200, body: { ...duty, shifts } }) },
  });
  const town = screen.getByRole('button', { name: /H01 Town hall.*over, one was missing/ });
  await expect.element(screen.getByRole('button', { name: /H02 Sokolovna.*over$/ })).toBeVisible();
  await town.click();
  const panel = screen.getByRole('region', { name: /H01/ });
  await expect.element(panel.getByText('over, one was missing')).toBeVisible();
});

test('given an address with an open shift or person, then its panel is open, and another view closes it', async () => {
  await page.viewport(1440, 900);
  const open = (query: Readonly<Record<string, string>>) =>
    showSignedIn({ path: `/admin/duty?${new URLSearchParams(query)}`, user: organiser, answers });
  const { screen } = await open({ open: `hall 2 ${day} 0` });
  const panel = screen.getByRole('region', { name: /H02/ });
  await expect.element(panel).toBeVisible();
  await screen.getByRole('button', { name: /^People/ }).click();
  await screen.getByRole('button', { name: /^Shifts/ }).click();
  await expect.element(screen.getByRole('button', { name: /H02.*one missing/ })).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  await screen.unmount();
  const people = await open({ tab: 'people', open: '2' });
  await expect.element(people.screen.getByRole('heading', { level: 2, name: 'Adam Malá' })).toBeVisible();
});

test('[UN1] given a shift, then it is split and removed in its panel, and the press is undone on the page', async () => {
  await page.viewport(1440, 900);
  const now = new Date().toISOString();
  const press = {
    id: 7,
    kind: 'shifts',
    count: 1,
    names: [],
    at: now,
    until: now,
    by: null,
    isUndone: false,
  } as const;
  const { screen, asked } = await showSignedIn({
    path: '/admin/duty',
    user: organiser,
    answers: {
      ...answers,
      presses: () => ({ status: 200, body: { presses: [press], timeZone: 'Europe/Prague' } }),
      pressUndo: () => ({ status: 200, body: { presses: [], timeZone: 'Europe/Prague' } }),
      shiftSplit: () => ({ status: 200, body: { status: 'ok' } }),
      shiftDelete: () => ({ status: 204, body: null }),
    },
  });
  await userEvent.keyboard('n');
  const panel = screen.getByRole('region', { name: /H02/ });
  await panel.getByText('Split or remove').click();
  await panel.getByRole('button', { name: 'Split', exact: true }).click();
  await panel.getByRole('button', { name: 'Remove the shift' }).click();
  await screen.getByRole('button', { name: 'Undo: One shift' }).click();
  const sent = () =>
    asked
      .filter(({ operation }) => /^(shiftSplit|shiftDelete|pressUndo)$/.test(operation))
      .map(({ operation, asked: { params, body } }) => [operation, params, body]);
  await expect.poll(sent).toMatchObject([
    ['shiftSplit', { id: '3' }, { at: `${day}T10:00:00Z` }],
    ['shiftDelete', { id: '3' }, undefined],
    ['pressUndo', { id: '7' }, undefined],
  ]);
});

test('given people, then P leads to their list, which says whose consent is missing, and J and Enter open one', async () => {
  await page.viewport(1440, 900);
  const { screen } = await showSignedIn({ path: '/admin/duty', user: organiser, answers });
  await expect.element(screen.getByRole('button', { name: /H01 Town hall.*full/ }).first()).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('p');
  await expect.element(screen.getByText('under 18, consent missing')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Eliška Malá' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('button', { name: 'Adam Malá' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const heading = screen.getByRole('heading', { level: 2, name: 'Adam Malá' });
  await expect.element(heading).toBeVisible();
  await expect.element(screen.getByLabelText(/^First name/)).toHaveFocus();
  await screen.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => heading.elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Adam Malá' })).toHaveFocus();
  await page.viewport(360, 740);
  await expect.element(screen.getByText('under 18, consent missing')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('given a phone, then gaps are cards, and nothing is wider than the screen', async () => {
  await page.viewport(360, 740);
  const { screen } = await showSignedIn({ path: '/admin/duty', user: organiser, answers });
  await expect.element(screen.getByRole('button', { name: /H02.*hall staff −1/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 900);
});

test('given more than thirteen halls, then those after twelve are folded with their gaps, and N unfolds them', async () => {
  await page.viewport(1440, 900);
  const [first] = duty.shifts;
  if (!first) throw new Error('the fixture has a shift');
  const halls = Array.from({ length: 15 }, (_, at) => ({
    id: at + 1,
    code: `H${at + 1}`,
    nameCs: `Hala ${at + 1}`,
    nameEn: `Hall ${at + 1}`,
  }));
  const shifts = halls.map(({ id }) => ({ ...first, id, placeId: id, gap: id === 14 ? 1 : 0 }));
  const body = { ...duty, halls, shifts };
  const { screen } = await showSignedIn({
    path: '/admin/duty',
    user: organiser,
    answers: { ...answers, duty: () => ({ status: 200, body }) },
  });
  const fold = screen.getByRole('button', { name: '3 more halls, one gap' });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  const last = screen.getByRole('button', { name: /^H14 Hall 14/ });
  await expect.poll(() => last.elements()).toEqual([]);
  await userEvent.keyboard('n');
  await expect.element(last).toHaveFocus();
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
});

test('[DU12] given a shift, then its people get a message, and the page says what became of the mails', async () => {
  await page.viewport(1440, 900);
  const sent = {
    id: 9,
    at: `${day}T06:00:00Z`,
    by: 'Jana',
    subject: 'Sraz',
    mails: 3,
    waiting: 0,
    givenUp: 1,
  };
  const { screen, asked } = await showSignedIn({
    path: '/admin/duty',
    user: organiser,
    answers: {
      ...answers,
      duty: () => ({
        status: 200,
        body: {
          ...duty,
          volunteers: duty.volunteers.map((one) => ({ ...one, email: `${one.id}@example.test` })),
          shifts: duty.shifts.map((one) => ({
            ...one,
            people: duty.volunteers.slice(0, 1).map(({ id }) => ({ id, answer: 'asked', presentAt: null })),
          })),
        },
      }),
      dutyMessages: () => ({ status: 200, body: { messages: [sent] } }),
      dutyMessageSend: () => ({ status: 200, body: { status: 'ok' } }),
    },
  });
  await userEvent.keyboard('n');
  await screen
    .getByRole('button', { name: /^Message to/ })
    .last()
    .click();
  await expect.element(screen.getByText('one came back').or(screen.getByText('1 came back'))).toBeVisible();
  await screen.getByLabelText('Subject').fill('Earlier');
  await screen.getByLabelText('Text').fill('Please come at seven.');
  await screen.getByRole('button', { name: /^Send to/ }).click();
  const bodies = () =>
    asked.filter(({ operation }) => operation === 'dutyMessageSend').map((one) => one.asked.body);
  await expect
    .poll(bodies)
    .toMatchObject([{ shiftIds: [3], subject: 'Earlier', text: 'Please come at seven.' }]);
  await page.viewport(360, 740);
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 900);
});

test('given shifts, then what is rarely pressed is in the menu “More”, and a choice closes it', async () => {
  await page.viewport(1440, 900);
  const { screen } = await showSignedIn({ path: '/admin/duty', user: organiser, answers });
  await expect.element(screen.getByRole('button', { name: 'Invite by link' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Make shifts…' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  const menu = screen.getByRole('group', { name: 'More' });
  await expect.element(menu.getByRole('button', { name: 'Make shifts…' })).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'For thanks and lunches (Excel)' })).toBeVisible();
  await menu.getByRole('button', { name: 'Add a person' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Add a person' })).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
});

const onDuty: Answers = {
  ...answers,
  duty: () => ({
    status: 200,
    body: {
      ...duty,
      volunteers: duty.volunteers.map((one) => ({ ...one, phone: one.id === 1 ? '+420 601 111 111' : null })),
    },
  }),
};

test('given a phone and a volunteer who does not appear, then their name opens the shift, where they are called and marked absent', async () => {
  vi.useFakeTimers({ now: Date.parse(`${day}T09:00:00Z`), toFake: ['Date'] });
  await page.viewport(360, 740);
  try {
    const { screen, asked } = await showSignedIn({ path: '/admin/duty', user: organiser, answers: onDuty });
    await expect
      .element(screen.getByRole('link', { name: 'Call Eliška Malá, +420 601 111 111' }))
      .toHaveAttribute('href', 'tel:+420601111111');
    await screen.getByRole('button', { name: 'Eliška Malá hall staff, H01 Town hall' }).click();
    const panel = screen.getByRole('region', { name: 'H01 Town hall' });
    await expect.element(panel.getByText(/Nobody is sent a mail/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    await panel.getByRole('button', { name: 'Absent: Eliška Malá' }).click();
    await expect
      .poll(() => asked.find(({ operation }) => operation === 'shiftPersonSave')?.asked)
      .toMatchObject({ params: { id: '1', volunteerId: '1' }, body: { answer: 'declined', present: false } });
  } finally {
    vi.useRealTimers();
    await page.viewport(1280, 900);
  }
});

test('given what the whole tournament needs, then its rows begin with a capital letter', async () => {
  await page.viewport(1440, 900);
  const body = { ...duty, shifts: [...duty.shifts, { ...shift, id: 4, placeId: null, kind: 'first-aid' }] };
  const { screen } = await showSignedIn({
    path: '/admin/duty',
    user: organiser,
    answers: { ...answers, duty: () => ({ status: 200, body }) },
  });
  await expect.element(screen.getByRole('rowheader', { name: 'First aid' })).toBeVisible();
});

test('given a shift that is over, then nobody is waited for to answer it', async () => {
  vi.useFakeTimers({ now: Date.parse(`${day}T12:30:00Z`), toFake: ['Date'] });
  await page.viewport(1440, 900);
  try {
    const asked = (id: number) => [{ id, answer: 'asked' as const, presentAt: null }];
    const [first, second] = duty.shifts;
    if (!first || !second) throw new Error('the fixture has two shifts');
    const shifts = [
      { ...first, people: asked(1) },
      { ...second, people: asked(2) },
    ];
    const { screen } = await showSignedIn({
      path: '/admin/duty',
      user: organiser,
      answers: { ...answers, duty: () => ({ status: 200, body: { ...duty, shifts } }) },
    });
    await screen.getByRole('button', { name: 'Without an answer 1' }).click();
    await expect.element(screen.getByRole('button', { name: 'Adam Malá' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Eliška Malá' })).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('given a phone and fifteen people on shift, then twelve are shown, and the others after a press', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T09:00:00Z`) });
  await page.viewport(360, 740);
  try {
    const ids = Array.from({ length: 15 }, (_, index) => index + 1);
    const people = ids.map((id) => ({ id, answer: 'confirmed' as const, presentAt: null }));
    const volunteers = ids.map((id) => ({ ...person, id, firstName: `Eva ${String(id)}` }));
    const body: Duty = { ...duty, volunteers, shifts: [{ ...shift, id: 1, needed: 15, people }] };
    const { screen } = await showSignedIn({
      path: '/admin/duty',
      user: organiser,
      answers: { ...answers, duty: () => ({ status: 200, body }) },
    });
    await expect.element(screen.getByText('Now on shift 15')).toBeVisible();
    await expect.element(screen.getByText('Eva 13 Malá')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Show more (3 of 3)' }).click();
    await expect.element(screen.getByText('Eva 13 Malá')).toBeVisible();
  } finally {
    vi.useRealTimers();
    await page.viewport(1280, 900);
  }
});
