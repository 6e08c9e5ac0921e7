import type { FormatDraft } from './draft-groups.ts';
import type { FormatSeat } from './template.ts';

/** The groups that a seat waits for. */
export function sourcesOfSeat(seat: FormatSeat): readonly string[] {
  if (seat.kind === 'entry') return [];
  return seat.kind === 'standing' ? [seat.group] : seat.groups;
}

/** Rounds on the longest path through a format, including rounds within groups. */
export function roundsOf({ groups, matches }: Pick<FormatDraft, 'groups' | 'matches'>): number {
  const own = new Map<string, number>();
  for (const { group, round } of matches) own.set(group, Math.max(own.get(group) ?? 0, round + 1));
  const until = new Map<string, number>();
  for (const { id, seats } of groups) {
    const before = Math.max(0, ...seats.flatMap(sourcesOfSeat).map((source) => until.get(source) ?? 0));
    until.set(id, before + (own.get(id) ?? 0));
  }
  return Math.max(0, ...until.values());
}
