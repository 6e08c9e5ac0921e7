import { roundRobin } from './round-robin.ts';
import type { FormatSeat, PlannedGroup, PlannedMatch } from './template.ts';

/** The part of a format that is expanded so far. */
export interface FormatDraft {
  readonly entries: number;
  readonly groups: PlannedGroup[];
  readonly matches: PlannedMatch[];
  readonly byes: FormatSeat[];
  /** Groups by stage, in order. */
  readonly ofStage: Map<string, PlannedGroup[]>;
}

/** Adds a group and its round robin, without pairs whose result is carried over. */
export function addGroup(draft: FormatDraft, group: PlannedGroup, legs: 1 | 2): PlannedGroup {
  draft.groups.push(group);
  draft.ofStage.set(group.stage, [...(draft.ofStage.get(group.stage) ?? []), group]);
  const pairings = roundRobin(group.seats.length).filter(({ home, away }) => !isTakenOver(group, home, away));
  const rounds = 1 + Math.max(-1, ...pairings.map(({ round }) => round));
  for (let leg = 0; leg < legs; leg += 1) {
    for (const pairing of pairings) {
      const [home, away] = leg === 0 ? [pairing.home, pairing.away] : [pairing.away, pairing.home];
      const key = `${group.id}:${home + 1}-${away + 1}`;
      draft.matches.push({ key, group: group.id, round: pairing.round + leg * rounds, home, away });
    }
  }
  return group;
}

/** Whether two seats come from one group whose results are carried over. */
function isTakenOver(group: PlannedGroup, home: number, away: number): boolean {
  const [one, other] = [group.seats[home], group.seats[away]];
  if (!group.carriesOver || one?.kind !== 'standing' || other?.kind !== 'standing') return false;
  return one.group === other.group;
}
