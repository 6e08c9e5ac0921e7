import { describe, expect, it } from 'vitest';
import { auditChanges } from './audit-changes.ts';

describe('what a line of the log changed', () => {
  it('given a stage, then the fields that differ and nothing of the protocol', () => {
    const before = { stageId: 2, homeScore: 3, awayScore: 4, revision: 9, approvedAt: null };
    const after = { ...before, stageId: 6, revision: 10, approvedAt: '2026-06-12T10:00:00Z', matchIds: [4] };
    expect(auditChanges(before, after)).toEqual([
      { field: 'stageId', before: 2, after: 6 },
      { field: 'approvedAt', before: null, after: '2026-06-12T10:00:00Z' },
    ]);
  });

  it('given an event, then what it says, also where only one thing differs', () => {
    const event = { eventTypeId: 1, side: 'home', minute: 4, second: 9, participantId: 7, deleted: false };
    expect(
      auditChanges(event, { ...event, participantId: 8 }).filter((each) => each.before !== each.after),
    ).toEqual([{ field: 'participantId', before: 7, after: 8 }]);
    expect(auditChanges(event, { ...event, deleted: true }).map(({ field }) => field)).toContain('minute');
    expect(auditChanges(null, event)).toHaveLength(6);
  });

  it('given a roster, then how many stood in it and stand in it now', () => {
    const roster = (count: number) => ({
      side: 'home',
      entries: Array.from({ length: count }, () => [1, 'player', 2]),
    });
    expect(auditChanges(roster(10), roster(12))).toContainEqual({ field: 'entries', before: 10, after: 12 });
  });
});
