import type { FormatDraft } from './draft-groups.ts';
import type { GivenStage } from './template.ts';

/** Adds explicit groups and matches. Returns the number of their entries. */
export function planGiven(draft: FormatDraft, { id: stage, groups }: GivenStage): number {
  const entries = new Set<number>();
  for (const { matches, ...group } of groups) {
    const planned = { ...group, stage };
    draft.groups.push(planned);
    draft.ofStage.set(stage, [...(draft.ofStage.get(stage) ?? []), planned]);
    for (const seat of group.seats) if (seat.kind === 'entry') entries.add(seat.entry);
    const seen = new Map<string, number>();
    for (const { home, away, round } of matches) {
      const key = `${group.id}:${home + 1}-${away + 1}`;
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      draft.matches.push({ key: times === 1 ? key : `${key}/${times}`, group: group.id, round, home, away });
    }
  }
  return entries.size;
}
