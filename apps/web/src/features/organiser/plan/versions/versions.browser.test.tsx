import type {
  PlanChanges,
  PlanDifference,
  PlanSettings,
  PlanVersions,
} from '@sevenmetre/contract/plan/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readyFormats } from '@sevenmetre/engine/formats';
import { organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { smallCourt, smallDraft, smallSettings } from '../testing/small-plan.ts';
import { scopeOf } from './scope-table.tsx';

afterEach(() => vi.unstubAllGlobals());

const admin = organiser;
const none = { added: 0, moved: 0, changed: 0, removed: 0, brokenRules: 0 };
const version: PlanVersions['versions'][number] = {
  number: 1,
  at: '2027-03-20T10:00:00Z',
  by: { id: 1, name: 'Petra Nováková' },
  reason: null,
  hash: 'one',
  scope: { categories: null, groups: true, schedule: true },
  summary: { ...none, added: 282 },
  restores: null,
  happenings: null,
  notified: null,
};
const format = readyFormats.find(({ id }) => id === 'groups-of-4-ab');
const planned = format ? [{ code: 'MB', format, entries: [] }] : [];
const settings: PlanSettings = {
  ...smallSettings,
  days: ['2027-03-27', '2027-03-28'],
  halls: [{ id: 1, code: 'H07', nameCs: 'Sokolovna', nameEn: 'Sokolovna', located: false }],
  courts: [smallCourt],
};
const counts = { brokenRules: 0, unplaced: 0, clubs: 2, followers: 0 };
const difference: PlanDifference = {
  ...counts,
  hash: 'two',
  groups: { added: 0, changed: 0, removed: 0 },
  added: [],
  removed: [],
  moved: [
    {
      key: 'MB A:3-4',
      number: 12,
      category: 'MB',
      from: { hall: '1', start: 600 },
      to: { hall: '1', start: 640 },
      what: 'time',
    },
  ],
  changed: [],
  refused: [],
};
const changes: PlanChanges = {
  version: {
    number: 2,
    at: '2027-03-27T10:30:00Z',
    by: 'Petra Nováková',
    reason: null,
    restores: null,
    notified: null,
  },
  happenings: null,
  now: 712,
  days: ['2027-03-27', '2027-03-28'],
  courts: [{ key: '1', code: 'H07', nameCs: 'Sokolovna', nameEn: 'Sokolovna' }],
  categories: [],
  groups: [],
  teams: [],
  matches: [],
};
const closed = {
  ...version,
  number: 2,
  reason: 'A pipe burst',
  summary: { ...none, moved: 2 },
  happenings: [{ kind: 'hallClosed' as const, hall: '1', from: 690, to: 930 }],
};

async function shownVersions(versions: PlanVersions['versions']) {
  const ok = (body: unknown) => () => ({ status: 200, body });
  const { screen } = await showSignedIn({
    path: '/admin/plan/versions',
    user: admin,
    answers: {
      planVersions: ok({ versions }),
      planChanges: ok(changes),
      planSettings: ok(settings),
      planDraft: ok({ ...smallDraft(planned), published: [['MB A:1-2', '1', 560]] }),
      planPublishPreview: ok(difference),
    },
  });
  return screen.getByRole('listitem');
}

test('a version that came from a change has the change as its title, and what it changed as counts', async () => {
  const lines = await shownVersions([closed, version]);
  const title = 'Version 2: H07 Sokolovna is closed, 11:30 to 15:30';
  await expect.element(lines.filter({ hasText: title })).toMatchTextContent('2 moved · A pipe burst');
  await expect.element(lines.filter({ hasText: 'Version 1' })).toMatchTextContent('282 new');
});

test('a version says who was notified of it; an older one, of which that was not recorded, says nothing', async () => {
  const notified = { clubs: 3, mails: 4, pairs: 2, followers: 0 };
  const lines = await shownVersions([{ ...closed, notified }, version]);
  await expect
    .element(lines.filter({ hasText: 'Version 2' }))
    .toMatchTextContent('A pipe burst · Notified: 3 clubs (4 e-mails), 2 pairs.');
  await expect.element(lines.filter({ hasText: 'Version 1' })).not.toMatchTextContent('otified');
});

test('what a version has not changed is not counted', async () => {
  const lines = await shownVersions([closed, version]);
  await expect.element(lines.filter({ hasText: 'Version 2' })).toBeVisible();
  expect(lines.filter({ hasText: 'Version 2' }).element().textContent).not.toMatch(/\b0 /);
});

test('given a first version over an imported schedule, then its counts say what they compare', async () => {
  const over = { ...version, summary: { ...none, moved: 115 } };
  const lines = await shownVersions([over]);
  const text = 'compared with the schedule before the first version: 115 moved';
  await expect.element(lines.filter({ hasText: 'Version 1' })).toMatchTextContent(text);
});

test('the difference is there at once, as a table of part and category, as the halls of a day, and as a list', async () => {
  const ok = (body: unknown) => () => ({ status: 200, body });
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/versions',
    user: admin,
    answers: {
      planVersions: ok({ versions: [version] }),
      planSettings: ok(settings),
      planDraft: ok(smallDraft(planned)),
      planPublishPreview: ok(difference),
    },
  });
  const row = screen.getByRole('row', { name: /12/ });
  await expect.element(row).toMatchTextContent('H07 10:00H07 10:40');
  const cell = screen.getByRole('checkbox', { name: 'Schedule of MB' });
  await expect.element(cell).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Groups of MB' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  await cell.click();
  const scopes = () =>
    asked.flatMap(({ operation, asked: { body } }) => (operation === 'planPublishPreview' ? [body] : []));
  await expect
    .poll(() => scopes().at(-1))
    .toEqual({ version: null, scope: { categories: null, groups: true, schedule: false } });
});

test('while the difference of another scope is on its way nothing can be published, also by Enter', async () => {
  const ok = (body: unknown) => () => ({ status: 200, body });
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/versions',
    user: admin,
    answers: {
      planVersions: ok({ versions: [version] }),
      planSettings: ok(settings),
      planDraft: ok(smallDraft(planned)),
      planPublishPreview: ok(difference),
      planPublish: ok({ versions: [version] }),
    },
  });
  const publish = screen.getByRole('button', { name: 'Publish 1 change' });
  await expect.element(publish).toBeEnabled();
  const held = Promise.withResolvers<void>();
  const atOnce = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await held.promise;
    return atOnce(...call);
  });
  await screen.getByRole('checkbox', { name: 'Schedule of MB' }).click();
  await expect.element(publish).toBeDisabled();
  await screen.getByRole('textbox', { name: /^Reason for visitors/ }).click();
  await userEvent.keyboard('{Enter}');
  held.resolve();
  await expect.element(publish).toBeEnabled();
  expect(asked.some(({ operation }) => operation === 'planPublish')).toBe(false);
});

test('a publication that was refused says why, also where nothing is left to publish', async () => {
  const ok = (body: unknown) => () => ({ status: 200, body });
  let current: PlanDifference = difference;
  const { screen } = await showSignedIn({
    path: '/admin/plan/versions',
    user: admin,
    answers: {
      planVersions: ok({ versions: [version] }),
      planSettings: ok(settings),
      planDraft: ok(smallDraft(planned)),
      planPublishPreview: ({ body }) => {
        // The whole difference was read before; only the chosen one is read again.
        return { status: 200, body: Object(body).scope.schedule === false ? current : difference };
      },
      planPublish: () => {
        current = { ...difference, moved: [] };
        return { status: 409, body: { error: 'plan-difference-changed', additionalProperties: {} } };
      },
    },
  });
  await screen.getByRole('checkbox', { name: 'Schedule of MB' }).click();
  const publish = screen.getByRole('button', { name: 'Publish 1 change' });
  await publish.click();
  await expect.element(publish).not.toBeInTheDocument();
  await expect.element(screen.getByRole('alert')).toBeVisible();
});

test('what the draft has no longer, what has other teams and what has no place is shown, and no reason goes out twice', async () => {
  const ok = (body: unknown) => () => ({ status: 200, body });
  const match = { key: 'MB A:1-2', number: 11, category: 'MB' };
  const gone = { key: 'WB A:1-2', number: 21, category: 'WB', from: null };
  const womens = settings.categories.map((one) => ({
    ...one,
    categoryId: 2,
    code: 'WB',
    gender: 'W' as const,
  }));
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/versions',
    user: admin,
    answers: {
      planVersions: ok({ versions: [version] }),
      planSettings: ok({ ...settings, categories: [...settings.categories, ...womens] }),
      planDraft: ok(smallDraft(planned)),
      planPublishPreview: ok({ ...difference, moved: [], changed: [match], removed: [gone] }),
      planPublish: ok({ versions: [version] }),
    },
  });
  await expect.element(screen.getByRole('checkbox', { name: 'Groups of WB' })).toBeChecked();
  await expect.element(screen.getByRole('row', { name: '1 match with other teams' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: /11$/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: '1 match has no place.' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: /21 · cancelled$/ })).toBeVisible();
  expect(document.body.innerText).not.toMatch(/Infinity|NaN/);
  const reason = screen.getByRole('textbox', { name: /^Reason for visitors/ });
  await reason.fill('The hall is closed');
  await screen.getByRole('checkbox', { name: /^Send the clubs/ }).click();
  await screen.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect.poll(() => asked.some(({ operation }) => operation === 'planPublish')).toBe(true);
  await expect.element(reason).toHaveValue('');
  await expect.element(screen.getByRole('checkbox', { name: /^Send the clubs/ })).toBeChecked();
});

test.each([
  [[], { categories: null, groups: true, schedule: true }],
  [['groups MB', 'groups WB'], { categories: null, groups: false, schedule: true }],
  [['groups MB', 'schedule MB'], { categories: ['WB'], groups: true, schedule: true }],
  [
    ['schedule MB'],
    { categories: null, groups: true, schedule: true, kept: { groups: [], schedule: ['MB'] } },
  ],
] as const)('without %j of two categories, %j is published', (leftOut, scope) => {
  expect(scopeOf(['MB', 'WB'], new Set(leftOut))).toEqual(scope);
});
