import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import type { PlanDocument } from '@sevenmetre/engine/plan';
import type { Schedule } from '@sevenmetre/engine/schedule';
import { type Derived, type DerivedMatch, derive } from './draft/derive.ts';
import { type InputBase, inputBase, withFinals } from './draft/schedule-input.ts';
import type { CoachRow, TeamRow } from './settings/teams.repository.ts';

/** Sources of a plan, as plain data for threads. */
export interface PlanSources {
  readonly settings: PlanSettings;
  readonly teams: readonly TeamRow[];
  readonly coaches: readonly CoachRow[];
  readonly document: PlanDocument;
}

export interface Planned {
  readonly document: PlanDocument;
  readonly derived: Derived;
  readonly base: InputBase;
  /** With pinned finals. */
  readonly matches: readonly DerivedMatch[];
}

/** A plan derived from settings, teams and a document (the draft or another one). */
export function planned(
  { settings, teams, coaches }: Omit<PlanSources, 'document'>,
  document: PlanDocument,
): Planned {
  const derived = derive(document);
  const base = inputBase(settings, teams, coaches, derived);
  return { document, derived, base, matches: withFinals(derived.matches, settings, base) };
}

/** Placements of matches in the plan; those of other formats are ignored until their format returns. */
export function currentSchedule({ document, matches }: Pick<Planned, 'document' | 'matches'>): Schedule {
  const known = new Set(matches.map(({ key }) => key));
  return new Map([...document.placements].filter(([key]) => known.has(key)));
}
