import { type Result, failure } from '../problem/index.ts';
import type { FormatDraft } from './draft-groups.ts';
import { planGiven } from './plan-given.ts';
import { matchesPerEntry } from './matches-per-entry.ts';
import { planBracket } from './plan-bracket.ts';
import { planGroups } from './plan-groups.ts';
import { roundsOf } from './rounds.ts';
import type { FormatPlan, FormatTemplate } from './template.ts';

/**
 * Unfolds a format for a number of teams.
 *
 * @returns problems `format.sizeOutOfRange` (no number of groups fits) and `format.takenTwice` (a standing goes on in two
 *   stages), each with the stage it is about
 */
export function planFormat(template: FormatTemplate, entries: number): Result<FormatPlan> {
  const draft: FormatDraft = { entries, groups: [], matches: [], byes: [], ofStage: new Map() };
  for (const stage of template.stages) {
    if (stage.kind === 'bracket') planBracket(draft, stage);
    else if (stage.kind === 'given') {
      const entries = planGiven(draft, stage);
      if (entries !== draft.entries)
        return failure('format.sizeOutOfRange', {
          stage: stage.id,
          teams: draft.entries,
          min: entries,
          max: entries,
        });
    } else if (!planGroups(draft, stage)) {
      const { min, max } = stage.size;
      return failure('format.sizeOutOfRange', { stage: stage.id, teams: entries, min, max });
    }
  }
  if (draft.matches.length === 0) return failure('format.noMatches', { teams: entries });
  const isGiven = template.stages.some(({ kind }) => kind === 'given');
  const twice = isGiven ? null : takenTwice(draft);
  if (twice !== null) return failure('format.takenTwice', twice);
  const { min, max, below } = matchesPerEntry(draft, template.guarantee);
  const { groups, matches, byes } = draft;
  const plan = { entries, groups, matches, byes, perEntry: { min, max }, belowGuarantee: below };
  return { ok: true, value: { ...plan, rounds: roundsOf(draft) } };
}

function takenTwice(draft: FormatDraft): { group: string; standing: number } | null {
  const taken = new Set<string>();
  for (const group of draft.groups) {
    for (const seat of group.seats) {
      if (seat.kind !== 'standing') continue;
      const key = `${seat.group} ${seat.standing}`;
      if (taken.has(key)) return { group: seat.group, standing: seat.standing };
      taken.add(key);
    }
  }
  return null;
}
