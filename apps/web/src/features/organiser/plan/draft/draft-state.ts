import type { PlanChange, PlanCommandRow } from '@sevenmetre/contract/plan/schemas';
import { type PlanCommand, type PlanDocument, fold } from '@sevenmetre/engine/plan';
import { type OwnSteps, ownSteps } from './own-steps.ts';

/** A change that the server has not stored yet. Its number is below 0 until it has one. */
export interface Unsaved {
  readonly number: number;
  readonly clientKey: string;
  readonly change: PlanChange;
  /** The last command that its author had seen. */
  readonly revision: number;
}

export interface Conflict {
  readonly mine: Unsaved;
  /** Conflicting commands of others. */
  readonly theirs: readonly PlanCommandRow[];
}

/** A draft as one page knows it: what the server has stored, and what is on its way. */
export interface DraftState {
  /** The plan at `baseRevision`. */
  readonly base: PlanDocument;
  readonly baseRevision: number;
  /** The stored commands that are known, also earlier ones than the base. */
  readonly log: readonly PlanCommandRow[];
  readonly unsaved: readonly Unsaved[];
  readonly conflict: Conflict | null;
  /** Milliseconds since when no answer has come; null: connected. */
  readonly offlineSince: number | null;
  /** The draft must be read again: a change of formats or draws, or one that was made before the base. */
  readonly isStale: boolean;
  /** The last own change that was not taken over. */
  readonly refused: Unsaved | null;
}

/** The number of the last stored command that is known. */
export function revisionOf({ baseRevision, log }: DraftState): number {
  return Math.max(baseRevision, log.at(-1)?.number ?? 0);
}

/** What the page shows: stored commands, then those of this page that are on their way. */
export function shownDocument(state: DraftState): PlanDocument {
  const stored = state.log.filter(({ number }) => number > state.baseRevision);
  const commands: PlanCommand[] = [...stored, ...state.unsaved];
  return fold(state.base, commands);
}

/** What a person can undo and redo: own commands, and the newest one of anybody where it gave the whole schedule, as a search does. */
export function stepsOf(state: DraftState, userId: number): OwnSteps {
  const newest = state.log.findLast(({ change }) => !isAboutOther(change));
  const whole = newest?.change.kind === 'apply' ? newest.number : null;
  const isWhole = ({ number, change }: PlanCommandRow) =>
    number === whole || (isAboutOther(change) && change.command === whole);
  const own = state.log.filter((row) => row.by?.id === userId || isWhole(row));
  return ownSteps([...own, ...state.unsaved]);
}

function isAboutOther(change: PlanChange): change is Extract<PlanChange, { kind: 'undo' | 'redo' }> {
  return change.kind === 'undo' || change.kind === 'redo';
}

/** Takes in stored commands, in any order and also known ones. A gap makes the draft stale. */
export function withStored(state: DraftState, commands: readonly PlanCommandRow[]): DraftState {
  const known = revisionOf(state);
  const fresh = commands.filter(({ number }) => number > known).toSorted((a, b) => a.number - b.number);
  const hasGap = fresh.some(({ number }, index) => number !== known + 1 + index);
  const log = [...state.log, ...fresh];
  const isBeyond = fresh.some(({ change }) => !isFoldable(change, state.baseRevision));
  return { ...state, log, isStale: state.isStale || hasGap || isBeyond };
}

/** Whether the page can fold it by itself: matches of the draft come from formats and draws, and the base has no past. */
function isFoldable(change: PlanChange, baseRevision: number): boolean {
  if (change.kind === 'format' || change.kind === 'draw') return false;
  return (change.kind !== 'undo' && change.kind !== 'redo') || change.command > baseRevision;
}

/** Replaces the temporary number of an own change by the stored one, also in later changes that undo it. */
export function withNumber(state: DraftState, mine: Unsaved, number: number): DraftState {
  const unsaved = state.unsaved
    .filter((one) => one.clientKey !== mine.clientKey)
    .map((one): Unsaved => {
      const { change } = one;
      const isAbout = (change.kind === 'undo' || change.kind === 'redo') && change.command === mine.number;
      return isAbout ? { ...one, change: { ...change, command: number } } : one;
    });
  return { ...state, unsaved };
}
