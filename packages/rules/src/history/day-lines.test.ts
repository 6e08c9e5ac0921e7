import { describe, expect, it } from 'vitest';
import { auditedActions, dayKinds, dayLines, type DayEntry } from './index.ts';

let ids = 0;
const entry = (action: string, over: Partial<DayEntry> = {}): DayEntry => {
  ids += 1;
  const at = new Date(Date.UTC(2027, 0, 19, 9, 0) - ids * 60_000);
  return {
    id: 1000 - ids,
    at,
    action,
    userId: 7,
    subjectType: 'club',
    subjectId: ids,
    state: null,
    records: null,
    ...over,
  };
};
const told = (entries: readonly DayEntry[]) =>
  dayLines(entries).map(({ kind, userId, count }) => [kind, userId, count]);

describe('what was done in a day', () => {
  it('is a line for each kind and person, at the place of its newest entry', () => {
    expect(
      told([
        entry('club.state', { state: 'approved' }),
        entry('message.sent'),
        entry('club.state', { state: 'approved' }),
        entry('club.state', { state: 'approved', userId: 8 }),
        entry('club.state', { state: 'declined' }),
      ]),
    ).toEqual([
      ['club-approved', 7, 2],
      ['message-sent', 7, 1],
      ['club-approved', 8, 1],
      ['club-declined', 7, 1],
    ]);
  });

  it('counts a record once, however often it was changed', () => {
    const steps = [1, 2, 2, 1].map((subjectId) => entry('club.checked-in', { subjectId }));
    expect(told(steps)).toEqual([['checked-in', 7, 2]]);
  });

  it('counts what an entry says it is about', () => {
    const files = [12, 3].map((records) => entry('bank.imported', { records, subjectId: 1, userId: null }));
    expect(told(files)).toEqual([['bank-imported', null, 15]]);
  });

  it('leaves out what organisers do not look for, and states without a meaning', () => {
    expect(
      told([
        entry('match.clock'),
        entry('club.state', { state: 'unknown' }),
        entry('team.state'),
        entry('toString'),
      ]),
    ).toEqual([]);
  });

  it('has a kind for every action that is read from the log', () => {
    const states = ['new', 'approved', 'processed', 'declined', 'accepted', 'waiting', 'withdrawn'];
    const found = auditedActions.flatMap((action) =>
      dayLines([null, ...states].map((state) => entry(action, { state, userId: null }))).map(
        ({ kind }) => kind,
      ),
    );
    expect(new Set(found)).toEqual(new Set(dayKinds));
  });
});
