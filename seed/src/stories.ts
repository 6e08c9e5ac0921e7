import type { DemoFixture, FixtureState } from './model.ts';
import type { Wish } from './play-match.ts';

/**
 * What happens in the demo, so that every state can be seen: three teams level on points that only their
 * direct matches separate (MA-A), two teams level with a drawn direct match (WA-B), a walkover (MC-B), a
 * shoot-out.
 */
const scores: Readonly<Record<string, readonly [number, number]>> = {
  // Seats 0, 1 and 2 beat one another in a cycle and win all their other matches.
  'MA-A 0-1': [16, 14],
  'MA-A 1-2': [18, 15],
  'MA-A 0-2': [13, 14],
  'MA-A 0-3': [19, 11],
  'MA-A 0-4': [17, 12],
  'MA-A 1-3': [15, 10],
  'MA-A 1-4': [20, 13],
  'MA-A 2-3': [22, 14],
  'MA-A 2-4': [18, 16],
  'WA-B 0-1': [12, 12],
  'WA-B 0-2': [15, 9],
  'WA-B 0-3': [14, 10],
  'WA-B 0-4': [16, 8],
  'WA-B 1-2': [13, 10],
  'WA-B 1-3': [18, 9],
  'WA-B 1-4': [15, 11],
  'MA-B1 0-1': [14, 14],
};
const walkovers: Readonly<Record<string, readonly [number, number]>> = { 'MC-B 1-4': [5, 0] };

/** What a story prescribes for a match; the tables above name the goals of the lower seat first. */
export function wishFor({ group, home, away }: DemoFixture): Wish {
  const key = `${group.id} ${Math.min(home, away)}-${Math.max(home, away)}`;
  const mustBeWon = group.seats.length === 2;
  const walkover = walkovers[key];
  const score = walkover ?? scores[key];
  if (!score) return { mustBeWon };
  const turned = home > away ? ([score[1], score[0]] as const) : score;
  return { score: turned, mustBeWon, walkover: walkover !== undefined };
}

/** Categories with finished groups; their seats in the play-off are filled. */
const throughGroups = ['MA', 'WA', 'ME'];
/** Play-off matches that are finished. */
const playedBracket = ['MA-B1', 'MA-B2', 'WA-B1'];

export interface RunningStory {
  /** Code of a group, and the index among its unfinished matches. */
  readonly group: string;
  readonly nth: number;
  /** Minutes since the match began. */
  readonly begun: number;
  readonly stage: '1st_half' | '2nd_half' | 'shootout' | 'waiting_for_approval';
}

/** The matches that are being played now, each in a hall of its own. */
export const runningStories: readonly RunningStory[] = [
  { group: 'MB-A', nth: 0, begun: 3, stage: '1st_half' },
  { group: 'MC-A', nth: 0, begun: 9, stage: '1st_half' },
  { group: 'WB-B', nth: 0, begun: 13, stage: '1st_half' },
  // The first half is over, the second one has not begun.
  { group: 'MD-A', nth: 0, begun: 17, stage: '1st_half' },
  { group: 'WC-A', nth: 0, begun: 22, stage: '2nd_half' },
  { group: 'WD-B', nth: 0, begun: 25, stage: '2nd_half' },
  { group: 'WE-A', nth: 0, begun: 29, stage: '2nd_half' },
  { group: 'MA-SF2', nth: 0, begun: 38, stage: 'shootout' },
  { group: 'WA-P5', nth: 0, begun: 41, stage: 'waiting_for_approval' },
];

/** The state of a fixture on the third day of the tournament. */
export function stateOnDayTwo(fixture: DemoFixture, lastRounds: ReadonlyMap<string, number>): FixtureState {
  const { group, round } = fixture;
  if (group.phase > 0) return playedBracket.includes(group.id) ? 'finished' : 'coming';
  if (throughGroups.includes(group.category)) return 'finished';
  return round < (lastRounds.get(group.id) ?? 0) ? 'finished' : 'coming';
}
