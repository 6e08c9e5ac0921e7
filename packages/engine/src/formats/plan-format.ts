import { type ProblemCode, type Result, failure } from '../problem/index.ts';
import type { FormatDraft } from './draft-groups.ts';
import { matchesPerEntry } from './matches-per-entry.ts';
import { planBracket } from './plan-bracket.ts';
import { planGroups } from './plan-groups.ts';
import { roundsOf } from './rounds.ts';
import type { FormatPlan, FormatTemplate, GroupStage, StageSpec, GivenStage } from './template.ts';

/**
 * Expands a format for a number of teams.
 * @returns problems `format.sizeOutOfRange`, `format.notOneGroup`, `format.notSeveralGroups`,
 * `format.notOfTarget` (no number of groups fits),
 *
 * `format.bestOfNone` (a stage takes the best of a place, and nobody or everybody goes on from it) and
 * `format.takenTwice` (a
 *
 * standing goes on in two stages), each with the stage it is about
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
      const { min, max, target } = stage.size;
      return failure(codeOf(stage), { stage: stage.id, teams: entries, min, max, target });
    }
    const choice = choiceOfNone(draft, stage);
    if (choice !== null) return failure('format.bestOfNone', choice);
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

function codeOf({ groups }: GroupStage): ProblemCode {
  if (groups === undefined) return 'format.sizeOutOfRange';
  if (groups === 'ofTarget') return 'format.notOfTarget';
  return groups === 'one' ? 'format.notOneGroup' : 'format.notSeveralGroups';
}

/** A place from which the best advance, although none or all do: the name of the stage would be wrong. */
function choiceOfNone(draft: FormatDraft, stage: StageSpec): { stage: string; standing: number } | null {
  if (stage.kind === 'given' || stage.take === 'entries') return null;
  const seats = (draft.ofStage.get(stage.id) ?? []).flatMap((group) => group.seats);
  for (const { stage: from, ranks, best } of stage.take) {
    if (!best) continue;
    for (const standing of ranks) {
      const groups = (draft.ofStage.get(from) ?? []).filter((group) => standing <= group.seats.length);
      const taken = seats.filter((seat) => seat.kind === 'best' && seat.standing === standing).length;
      if (taken === 0 || taken === groups.length) return { stage: stage.id, standing };
    }
  }
  return null;
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

/** Adds explicit groups and matches. Returns the number of their entries. */
function planGiven(draft: FormatDraft, { id: stage, groups }: GivenStage): number {
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
