import type { MatchRosterAnswer } from '@sevenmetre/contract/match-rosters/schemas';
import type { Failure } from '../../../lib/queries/failure.ts';
import { isChanged, mergeRows, rowsOf } from './roster-form.ts';
import type { Merged, RosterDraft } from './roster-form.ts';

export interface RosterState {
  /** The stored roster that the rows are changed from. */
  readonly answer: MatchRosterAnswer;
  readonly draft: RosterDraft;
  /** Changes of an earlier visit have been put in. */
  readonly found: boolean;
  /** What somebody else's save brought; null: nothing. */
  readonly meanwhile: Pick<Merged, 'taken' | 'clashes'> | null;
}

/** A roster that has just been read, with what was kept on this device laid over it. */
export function opened(answer: MatchRosterAnswer, kept: RosterDraft | null): RosterState {
  const base = rowsOf(answer.roster.people);
  const fresh: RosterState = { answer, draft: { base, rows: base }, found: false, meanwhile: null };
  if (!kept || answer.locked || !isChanged(kept)) return fresh;
  const { rows, clashes } = mergeRows(kept, base);
  const draft = { base, rows };
  const meanwhile = clashes.length > 0 ? { taken: [], clashes } : null;
  return { ...fresh, draft, found: isChanged(draft), meanwhile };
}

/** People stay where they stand on the screen; who is new comes last. */
function inOrderOf(before: MatchRosterAnswer, answer: MatchRosterAnswer): MatchRosterAnswer {
  const places = new Map(before.roster.people.map(({ participantId }, index) => [participantId, index]));
  const place = ({ participantId }: { readonly participantId: number }) =>
    places.get(participantId) ?? places.size;
  return {
    ...answer,
    roster: { ...answer.roster, people: answer.roster.people.toSorted((a, b) => place(a) - place(b)) },
  };
}

/** A newer roster of somebody else's comes under what was changed here. */
export function caughtUp(before: RosterState, answer: MatchRosterAnswer): RosterState {
  const { roster, locked } = before.answer;
  if (answer.roster.revision <= roster.revision && answer.locked === locked) return before;
  const newest = inOrderOf(before.answer, answer);
  if (newest.locked || !isChanged(before.draft)) return opened(newest, null);
  const base = rowsOf(newest.roster.people);
  const { rows, taken, clashes } = mergeRows(before.draft, base);
  return { ...before, answer: newest, draft: { base, rows }, meanwhile: { taken, clashes } };
}

/** The own save has been stored; what was typed since it was sent stays a change. */
export function stored(before: RosterState, saved: MatchRosterAnswer): RosterState {
  const answer = inOrderOf(before.answer, saved);
  const base = rowsOf(answer.roster.people);
  const rows = base.map(
    (row) => before.draft.rows.find(({ participantId }) => participantId === row.participantId) ?? row,
  );
  return { answer, draft: { base, rows: answer.locked ? base : rows }, found: false, meanwhile: null };
}

/** The stored roster that comes with the refusal of a save that was made on an older one. */
export function currentIn(failure: Failure): MatchRosterAnswer | null {
  if (failure.kind !== 'refused' || failure.code !== 'roster-changed-meanwhile') return null;
  const { current } = failure.details;
  // The server validates its own answers against the contract.
  return typeof current === 'object' && current !== null ? (current as MatchRosterAnswer) : null;
}
