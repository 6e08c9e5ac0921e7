import type { PlanChange, PlanCommandRow, PlanDraft } from '@sevenmetre/contract/plan/schemas';
import { describe, expect, it } from 'vitest';
import { DraftStore, type Sent } from './draft-store.ts';
import { shownDocument, stepsOf } from './draft-state.ts';
import type { Unsaved } from './draft-state.ts';

const draft: PlanDraft = {
  revision: 4,
  settingsRevision: 0,
  version: null,
  document: { categories: [], placements: [['MB A:0-1', '1', 480]], locked: [] },
  log: [],
  undone: [],
  input: {
    halls: [],
    hallDays: [],
    categories: [],
    teams: [],
    travel: [],
    weights: {
      hallChange: 0,
      travelPerMinute: 0,
      shortRest: 0,
      longWaitPer30: 0,
      thirdInDay: 0,
      lunch: 0,
      lateThenEarly: 0,
      coach: 0,
      pathHallChange: 0,
      wish: 0,
    },
    buffers: { afterGroup: 0, afterTravel: 0 },
  },
  groups: [],
  matches: [],
  teams: [],
  published: [],
  problems: [],
};
const place = (start: number): PlanChange => ({ kind: 'place', match: 'MB A:0-1', to: { hall: '1', start } });
const row = (number: number, change: PlanChange, user = 1): PlanCommandRow => ({
  number,
  at: '2026-11-23T12:00:00Z',
  by: { id: user, name: 'Jana' },
  change,
});

/** A store whose sends wait until the test answers them. */
function aStore(unsaved: readonly Unsaved[] = []) {
  const waiting: { change: PlanChange; revision: number; answer: (sent: Sent) => void }[] = [];
  const kept: (readonly Unsaved[])[] = [];
  const later: (() => void)[] = [];
  let keys = 0;
  const store = new DraftStore(draft, unsaved, {
    send: ({ change, revision }) => new Promise((answer) => waiting.push({ change, revision, answer })),
    after: (_, run) => {
      later.push(run);
      return () => undefined;
    },
    now: () => 1000,
    newKey: () => `key-${(keys += 1)}`,
    keep: (now) => kept.push(now),
  });
  const startOf = () => shownDocument(store.state()).placements.get('MB A:0-1')?.start;
  const answer = async (sent: Sent) => {
    waiting.shift()?.answer(sent);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { store, waiting, kept, later, startOf, answer };
}

describe('the draft of a page', () => {
  it('shows a change at once, keeps it until it is stored, and sends one after the other', async () => {
    const { store, waiting, kept, startOf, answer } = aStore();
    store.change(place(520));
    store.change(place(560));
    expect(startOf()).toBe(560);
    expect(waiting).toHaveLength(1);
    expect(waiting[0]).toMatchObject({ revision: 4 });
    await answer({ kind: 'stored', answer: { command: row(5, place(520)), missed: [] } });
    expect(store.state().unsaved).toHaveLength(1);
    await answer({ kind: 'stored', answer: { command: row(6, place(560)), missed: [] } });
    expect(kept.at(-1)).toEqual([]);
    expect(startOf()).toBe(560);
  });

  it('keeps changes without a connection and sends them when it returns', async () => {
    const { store, waiting, later, answer, startOf } = aStore();
    store.change(place(520));
    await answer({ kind: 'unreachable' });
    expect(store.state().offlineSince).toBe(1000);
    expect(startOf()).toBe(520);
    later[0]?.();
    expect(waiting).toHaveLength(1);
    await answer({ kind: 'stored', answer: { command: row(5, place(520)), missed: [] } });
    expect(store.state()).toMatchObject({ offlineSince: null, unsaved: [] });
  });

  it('takes back a change that is in the way of another, and makes it again when that is wanted', async () => {
    const { store, answer, startOf, waiting } = aStore();
    store.change(place(520));
    await answer({ kind: 'conflict', commands: [row(5, place(600), 2)] });
    expect(startOf()).toBe(600);
    expect(store.state().conflict?.theirs).toHaveLength(1);
    store.resolve('mine');
    expect(startOf()).toBe(520);
    expect(waiting.at(-1)).toMatchObject({ revision: 5 });
  });

  it('undoes a change that has no number yet as soon as it has one', async () => {
    const { store, answer, startOf, waiting } = aStore();
    store.change(place(520));
    const { undo } = stepsOf(store.state(), 1);
    store.change({ kind: 'undo', command: undo?.number ?? 0 });
    expect(startOf()).toBe(480);
    await answer({ kind: 'stored', answer: { command: row(5, place(520)), missed: [] } });
    expect(waiting[0]?.change).toEqual({ kind: 'undo', command: 5 });
    await answer({ kind: 'stored', answer: { command: row(6, { kind: 'undo', command: 5 }), missed: [] } });
    expect(startOf()).toBe(480);
    expect(stepsOf(store.state(), 1)).toMatchObject({ undo: null, redo: { number: 5 } });
  });

  it('undoes the newest schedule of a search whoever started it, and no other command of others', () => {
    const { store } = aStore();
    const found: PlanChange = { kind: 'apply', placements: [['MB A:0-1', { hall: '1', start: 600 }]] };
    store.receive([row(5, place(520), 2), row(6, found, 2)]);
    expect(stepsOf(store.state(), 1).undo?.number).toBe(6);
    store.receive([row(7, { kind: 'undo', command: 6 }, 3)]);
    expect(stepsOf(store.state(), 1)).toMatchObject({ undo: null, redo: { number: 6 } });
    store.receive([row(8, place(640), 2)]);
    expect(stepsOf(store.state(), 1)).toEqual({ undo: null, redo: null });
  });

  it('asks for the draft again after a gap in the commands of others', () => {
    const { store } = aStore();
    store.receive([row(5, place(520), 2)]);
    expect(store.state().isStale).toBe(false);
    store.receive([row(8, place(640), 2)]);
    expect(store.state().isStale).toBe(true);
  });

  it('sends what an earlier page could not store', () => {
    const left: Unsaved = { number: -3, clientKey: 'left-over', change: place(700), revision: 4 };
    const { store, waiting, startOf } = aStore([left]);
    store.open();
    expect(startOf()).toBe(700);
    expect(waiting).toHaveLength(1);
  });
});
