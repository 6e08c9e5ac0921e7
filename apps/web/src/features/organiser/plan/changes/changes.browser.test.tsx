import type { PlanChanges, PlanRepairs, PlanVersions } from '@sevenmetre/contract/plan/schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dismissToast } from '../../../../lib/page/toasts.ts';
import { showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { aMatch, admin, ok, planChanges } from './testing/plan-changes.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1200, 900);
});
afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const changes: PlanChanges = {
  ...planChanges,
  courts: ['1', '2'].map((key) => ({ key, code: `H0${key}`, nameCs: 'Úvoz', nameEn: 'Úvoz' })),
  matches: [aMatch(311, '1', 730), aMatch(314, '1', 770)],
};
const storedVersion: PlanVersions['versions'][number] = {
  number: 9,
  at: '2027-03-27T10:00:00Z',
  by: null,
  reason: null,
  hash: 'a',
  scope: { categories: null, groups: false, schedule: true },
  restores: null,
  happenings: null,
  summary: { added: 0, removed: 0, moved: 1, changed: 0, brokenRules: 0 },
  notified: null,
};
const figures = {
  unplaced: [],
  teams: 4,
  pairs: 1,
  hallChanges: 1,
  broken: [],
  messages: { clubs: 2, mails: 3, followers: 5, languages: ['cs'], withoutAccount: [], pairs: 1 },
};
const [to, later] = [
  { hall: '2', start: 730 },
  { hall: '2', start: 810 },
];
const repairs: PlanRepairs = {
  version: 9,
  frozenUntil: 742,
  displaced: ['MA A:311', 'MA A:314'],
  teams: 4,
  pairs: 1,
  stuck: [],
  added: [],
  cancelled: [],
  plans: [
    {
      ...figures,
      aim: 'fewestMoves',
      longestShift: 40,
      moved: [{ key: 'MA A:314', from: { hall: '1', start: 770 }, to: later }],
    },
    {
      ...figures,
      aim: 'shortestShifts',
      longestShift: 0,
      moved: [
        { key: 'MA A:311', from: { hall: '1', start: 730 }, to },
        { key: 'MA A:314', from: { hall: '1', start: 770 }, to: { hall: '2', start: 770 } },
      ],
    },
  ],
};

test('a closed hall gets plans side by side, and the chosen one is published with its reason', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/changes?hall=1',
    user: admin,
    answers: {
      planChanges: ok(changes),
      planRepair: ok(repairs),
      planRepairApply: ok({
        versions: [
          { ...storedVersion, number: 10, notified: { clubs: 2, mails: 3, pairs: 1, followers: 5 } },
        ],
      }),
      planVersions: ok({ versions: [] }),
    },
  });
  await screen.getByRole('button', { name: 'Add' }).click();
  await screen.getByRole('button', { name: 'Find plans' }).click();
  const table = screen.getByRole('table');
  await expect.element(table.getByText('– stays')).toBeVisible();
  await expect.element(table.getByText('same time').first()).toBeVisible();
  await screen.getByRole('radio', { name: /Shortest shifts/ }).click();
  await screen.getByRole('textbox', { name: /Reason for visitors/ }).fill('Water on the floor');
  await screen.getByRole('button', { name: '3 · Publish version 10' }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'planRepairApply')?.asked.body)
    .toMatchObject({
      version: 9,
      reason: null,
      publicReason: 'Water on the floor',
      tellClubs: true,
      happenings: [{ kind: 'hallClosed', hall: '1' }],
      placements: [
        ['MA A:311', to],
        ['MA A:314', { hall: '2', start: 770 }],
      ],
    });
  const said = 'Version 10 is published. Notified: 2 clubs (3 e-mails), 1 pair, 5 followers.';
  await expect.element(screen.getByText(said)).toBeVisible();
});

test('the whole day of the hall is listed, also what is over, and on a phone each plan is a card', async () => {
  const over = { ...aMatch(302, '1', 600), state: 'finished' as const };
  const screen = await planned({ stuck: ['MA A:311'] }, { ...changes, matches: [over, ...changes.matches] });
  await expect.element(screen.getByRole('row', { name: /302 MA-A/ }).getByText('over')).toBeVisible();
  await expect.element(screen.getByText('After “Fewest moves”')).toBeVisible();
  await page.viewport(360, 800);
  await expect.poll(() => screen.getByRole('table').elements()).toEqual([]);
  await screen.getByRole('radio', { name: /Shortest shifts/ }).click();
  await expect.element(screen.getByText('After “Shortest shifts”')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('a match that a change cancels is listed and counted, and no pair is asked again for it', async () => {
  const plans = repairs.plans
    .slice(0, 1)
    .map((plan) => ({ ...plan, moved: [], messages: { ...plan.messages, pairs: 0 } }));
  const screen = await planned({ displaced: [], cancelled: ['MA A:314'], plans });
  await expect.element(screen.getByRole('row', { name: /314 MA-A/ }).getByText('cancelled')).toBeVisible();
  await expect.element(screen.getByText(/0 matches · 1 match is cancelled, 4 teams/)).toBeVisible();
  await expect.element(screen.getByText(/asked again by e-mail/)).not.toBeInTheDocument();
  await page.viewport(360, 800);
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: '314 MA-A' }))
    .toMatchTextContent('cancelled');
});

test('clubs without an account are named, since nobody writes to them, while the others are', async () => {
  const messages = { ...figures.messages, mails: 0, withoutAccount: ['HC Vltava', 'HK Lhota'], pairs: 0 };
  const screen = await planned({ plans: repairs.plans.map((plan) => ({ ...plan, messages })) });
  const named = screen.getByText('Without an account, so no e-mail: HC Vltava, HK Lhota. Call them.');
  await expect.element(named).toBeVisible();
  // A pair that was never notified of the match is not asked again.
  await expect.element(screen.getByText(/asked again by e-mail/)).not.toBeInTheDocument();
  await screen.getByRole('checkbox', { name: 'Send clubs a message' }).click();
  await expect.element(named).not.toBeInTheDocument();
});

test('in the halls after a plan a match without a place is gone, and a new one is there', async () => {
  const moved = [{ key: 'MA A:399', from: null, to: { hall: '2', start: 900 } }];
  const plans = repairs.plans.map((plan) => ({ ...plan, moved, unplaced: repairs.displaced }));
  await planned({ added: [{ ...aMatch(399, '2', 730), placement: null }], plans });
  // Two before, one after.
  await expect.poll(() => document.querySelectorAll('figure rect').length).toBe(3);
});

test('the plan with the fewest moves is asked for alone and stays chosen when none of the others is better', async () => {
  const [first] = repairs.plans;
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/changes?hall=1',
    user: admin,
    answers: {
      planChanges: ok(changes),
      planRepair: ({ body }) => {
        const isFirst = JSON.stringify(body).includes('"aims":["fewestMoves"]');
        const plans = isFirst ? [first] : repairs.plans;
        return { status: 200, body: { ...repairs, plans } };
      },
      planVersions: ok({ versions: [] }),
    },
  });
  await screen.getByRole('button', { name: 'Add' }).click();
  await screen.getByRole('button', { name: 'Find plans' }).click();
  await expect.element(screen.getByRole('radio', { name: /Shortest shifts/ })).not.toBeChecked();
  await expect.element(screen.getByRole('radio', { name: /Fewest moves/ })).toBeChecked();
  expect(asked.filter(({ operation }) => operation === 'planRepair')).toHaveLength(2);
  await expect.element(screen.getByText('More plans are still being computed…')).not.toBeInTheDocument();
});

test('given a plan with as many moves and shorter shifts, then it is chosen as soon as it comes', async () => {
  const [first] = repairs.plans;
  const shorter = { ...first, aim: 'shortestShifts', longestShift: 10 };
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes?hall=1',
    user: admin,
    answers: {
      planChanges: ok(changes),
      planRepair: ({ body }) => {
        const isFirst = JSON.stringify(body).includes('"aims":["fewestMoves"]');
        return { status: 200, body: { ...repairs, plans: isFirst ? [first] : [shorter, first] } };
      },
      planVersions: ok({ versions: [] }),
    },
  });
  await screen.getByRole('button', { name: 'Add' }).click();
  await screen.getByRole('button', { name: 'Find plans' }).click();
  await expect.element(screen.getByRole('radio', { name: /Shortest shifts/ })).toBeChecked();
});

test('given somebody who writes the reason already, when a better plan comes, then the plan that they saw stays chosen', async () => {
  const [first] = repairs.plans;
  const shorter = { ...first, aim: 'shortestShifts', longestShift: 10 };
  const whole = Promise.withResolvers<void>();
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes?hall=1',
    user: admin,
    answers: {
      planChanges: ok(changes),
      planRepair: async ({ body }) => {
        const isFirst = JSON.stringify(body).includes('"aims":["fewestMoves"]');
        if (!isFirst) await whole.promise;
        return { status: 200, body: { ...repairs, plans: isFirst ? [first] : [shorter, first] } };
      },
      planVersions: ok({ versions: [] }),
    },
  });
  await screen.getByRole('button', { name: 'Add' }).click();
  await screen.getByRole('button', { name: 'Find plans' }).click();
  await screen.getByRole('textbox', { name: /Reason for visitors/ }).fill('Water on the floor');
  whole.resolve();
  await expect.element(screen.getByRole('radio', { name: /Shortest shifts/ })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Fewest moves/ })).toBeChecked();
});

test('given a plan that breaks rules, then it is published with a reason only, by Enter as well; a refusal is said above the button', async () => {
  const broken = { code: 'hallClosed', params: {}, matches: ['MA A:311'], teams: [], halls: ['1'] };
  const [first] = repairs.plans;
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/changes?hall=1',
    user: admin,
    answers: {
      planChanges: ok(changes),
      planRepair: ok({ ...repairs, plans: [{ ...first, broken: [broken] }] }),
      planRepairApply: () => ({
        status: 409,
        body: { error: 'plan-version-old', additionalProperties: { version: 10 } },
      }),
      planVersions: ok({ versions: [] }),
    },
  });
  await screen.getByRole('button', { name: 'Add' }).click();
  await screen.getByRole('button', { name: 'Find plans' }).click();
  const publish = screen.getByRole('button', { name: '3 · Publish version 10' });
  await publish.click();
  const reason = screen.getByRole('textbox', { name: 'Reason, for organisers' });
  await expect.element(reason).toBeInvalid();
  await expect.element(reason).toHaveFocus();
  expect(asked.filter(({ operation }) => operation === 'planRepairApply')).toEqual([]);
  await reason.fill('There is no other hall');
  await expect.element(publish).toHaveAttribute('aria-busy', 'false');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() =>
      asked.filter(({ operation }) => operation === 'planRepairApply').map(({ asked: { body } }) => body),
    )
    .toMatchObject([{ reason: 'There is no other hall', publicReason: null }]);
  await expect.element(screen.getByText(/Another version was published meanwhile/)).toBeVisible();
  await expect.element(reason).toHaveValue('There is no other hall');
});

test('plans for an older version turn grey and are not published', async () => {
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes?hall=1',
    user: admin,
    answers: {
      planChanges: ok(changes),
      planRepair: ok({ ...repairs, version: 8 }),
      planVersions: ok({
        versions: [storedVersion],
      }),
    },
  });
  await screen.getByRole('button', { name: 'Add' }).click();
  await screen.getByRole('button', { name: 'Find plans' }).click();
  await expect.element(screen.getByText(/Version 9 was published meanwhile/)).toBeVisible();
  const publish = screen.getByRole('button', { name: /Publish version/ });
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
});

test('the last change says who was notified, and is taken back in one press, which says it, too', async () => {
  const happenings = [{ kind: 'hallLate', hall: '1', from: 720, minutes: 35 }];
  const notified = { clubs: 1, mails: 2, pairs: 0, followers: 5 };
  const version = { ...changes.version, notified };
  const nobody = { clubs: 0, mails: 0, pairs: 0, followers: 0 };
  const back = { ...version, number: 10, restores: 8, notified: nobody };
  let isBack = false;
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/changes',
    user: admin,
    answers: {
      planChanges: () =>
        ok({ ...changes, ...(isBack ? { version: back, happenings: null } : { version, happenings }) })(),
      planRepairUndo: () => {
        isBack = true;
        return ok({ versions: [{ ...storedVersion, number: 10, restores: 8, notified: nobody }] })();
      },
    },
  });
  await expect.element(screen.getByText(/H01 Úvoz is 35 min late from 12:00/)).toBeVisible();
  await expect.element(screen.getByText('Notified: 1 club (2 e-mails), 5 followers.')).toBeVisible();
  await screen.getByRole('button', { name: 'Take it back' }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'planRepairUndo')?.asked.body)
    .toMatchObject({ version: 9 });
  await expect
    .element(screen.getByText('The change was taken back. Version 10 is published. Nobody was notified.'))
    .toBeVisible();
  await expect.element(screen.getByText('Version 10 publishes version 8 again.')).toBeVisible();
});

test('the link behind a withdrawal begins with the group that goes on smaller', async () => {
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes?kind=groupSmaller',
    user: admin,
    answers: { planChanges: ok(changes) },
  });
  await expect.element(screen.getByText(/^Open matches of the team are cancelled/)).toBeVisible();
});

/** The page after its plans for a closed hall have come. */
async function planned(changed: Partial<PlanRepairs> = {}, body = changes) {
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes?hall=1',
    user: admin,
    answers: {
      planChanges: ok(body),
      planRepair: ok({ ...repairs, ...changed }),
      planVersions: ok({ versions: [] }),
    },
  });
  await screen.getByRole('button', { name: 'Add' }).click();
  await screen.getByRole('button', { name: 'Find plans' }).click();
  await expect.element(screen.getByRole('radio').first()).toBeVisible();
  return screen;
}

test('a hall that only holds a match that has begun says what is stuck, and no count of nothing', async () => {
  const screen = await planned({ displaced: [], stuck: ['MA A:311'] });
  await expect.element(screen.getByText(/^1 match stays in a lost place/)).toBeVisible();
  await expect.element(screen.getByText('No match that can be moved loses its place')).toBeVisible();
  await expect.element(screen.getByText(/0 matches/)).not.toBeInTheDocument();
});

test('a hall without matches says that none loses its place', async () => {
  const screen = await planned({ displaced: [] });
  await expect.element(screen.getByText('No match loses its place', { exact: true })).toBeVisible();
});

test.each([1100, 1280, 1440])('at %i px the button that publishes stands on one line', async (width) => {
  await page.viewport(width, 800);
  const screen = await planned();
  const button = screen.getByRole('button', { name: '3 · Publish version 10' });
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().height).toBeLessThan(60);
});

test('a match is found without accents; of one that has begun it is said that it is not moved', async () => {
  const many = Array.from({ length: 62 }, (_, index) => aMatch(400 + index, '1', 800 + index));
  const matches = [...many, { ...aMatch(227, '1', 720), home: 'KS Wólka' }];
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes',
    user: admin,
    answers: { planChanges: ok({ ...changes, matches }), planVersions: ok({ versions: [] }) },
  });
  await screen.getByRole('button', { name: 'Match postponed' }).click();
  const find = screen.getByLabelText(/^Number, team or group/);
  await find.fill('wolka');
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent ?? '');
  await expect.poll(() => options().filter((text) => text.includes('227'))).toHaveLength(1);
  expect(options().filter((text) => text.includes('400'))).toEqual([]);
  await find.fill('999');
  await expect.element(screen.getByText(/^No such match was found/)).toBeVisible();
});

test('a match that begins too soon to be moved is named, and one press moves it, too', async () => {
  const broken = { code: 'hallClosed', params: {}, matches: ['MA A:311'], teams: [], halls: ['1'] };
  const [first] = repairs.plans;
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/changes?hall=1',
    user: admin,
    answers: {
      planChanges: ok({ ...changes, matches: changes.matches.map((one) => ({ ...one, state: 'frozen' })) }),
      planRepair: ({ body }) => {
        const isFrozen = JSON.stringify(body).includes('"freeze":30');
        const stuck = { stuck: ['MA A:311'], displaced: [], plans: [{ ...first, broken: [broken] }] };
        return { status: 200, body: { ...repairs, ...(isFrozen ? stuck : {}) } };
      },
      planVersions: ok({ versions: [] }),
    },
  });
  await screen.getByRole('button', { name: 'Add' }).click();
  await screen.getByRole('button', { name: 'Find plans' }).click();
  await expect.element(screen.getByText(/^1 match stays in a lost place.*311/)).toBeVisible();
  await expect.element(screen.getByText('No plan keeps every rule')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Move it, too' }).click();
  await expect.element(screen.getByText(/stays in a lost place/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /Publish version 10/ })).toBeEnabled();
  expect(asked.filter(({ operation }) => operation === 'planRepair').at(-1)?.asked.body).toMatchObject({
    freeze: 0,
    happenings: [{ kind: 'hallClosed', hall: '1' }],
  });
});
