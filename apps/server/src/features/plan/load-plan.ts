import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import type { Placement, Schedule } from '@sevenmetre/engine/schedule';
import type { PlanDocument } from '@sevenmetre/engine/plan';
import type { Tx } from '../../platform/database/index.ts';
import type { EditionRow } from '../competition/index.ts';
import { type Derived, type DerivedMatch, derive } from './draft/derive.ts';
import type { CommandRow } from './draft/draft.repository.ts';
import { loadDraft } from './draft/load-draft.ts';
import { type InputBase, inputBase, withFinals } from './draft/schedule-input.ts';
import { minuteOf } from './plan-edition.ts';
import { settingsOf } from './settings/plan-settings.ts';
import { type DraftRow, findSettings } from './settings/settings.repository.ts';
import { type CoachRow, type TeamRow, findCoaches, findTeams } from './settings/teams.repository.ts';
import { type StandingMatch, findStandingMatches } from './versions/standing.repository.ts';

/** A plan with everything that it is made of and compared with. */
export interface LoadedPlan {
  readonly edition: EditionRow;
  readonly settings: PlanSettings;
  readonly teams: readonly TeamRow[];
  readonly coaches: readonly CoachRow[];
  /** null: nobody has planned anything yet. */
  readonly draft: DraftRow | null;
  readonly log: readonly CommandRow[];
  readonly document: PlanDocument;
  readonly derived: Derived;
  readonly base: InputBase;
  /** With the pins of finals. */
  readonly matches: readonly DerivedMatch[];
  readonly standing: readonly StandingMatch[];
}

export async function loadPlan(edition: EditionRow, tx: Tx): Promise<LoadedPlan> {
  const rows = await findSettings(edition.id, tx);
  const { revision = 0, beganAt = 0 } = rows.draft ?? {};
  const { document, log } = await loadDraft(edition.id, { revision, beganAt }, tx);
  const sources = {
    edition,
    settings: settingsOf(edition, rows),
    teams: await findTeams(edition.id, tx),
    coaches: await findCoaches(edition.id, tx),
    standing: await findStandingMatches(edition.id, tx),
    draft: rows.draft,
    log,
  };
  return { ...sources, ...planned(sources, document) };
}

/** What settings and teams make of a plan, the draft or another one. */
export function planned(
  { settings, teams, coaches }: Pick<LoadedPlan, 'settings' | 'teams' | 'coaches'>,
  document: PlanDocument,
): Pick<LoadedPlan, 'document' | 'derived' | 'base' | 'matches'> {
  const derived = derive(document);
  const base = inputBase(settings, teams, coaches, derived);
  return { document, derived, base, matches: withFinals(derived.matches, settings, base) };
}

/** The court and minute of a match that stands; null: it has none. */
export function standingPlacement(match: StandingMatch, edition: EditionRow): Placement | null {
  if (match.startsAt === null || match.placeId === null) return null;
  const start = minuteOf(new Date(match.startsAt), edition);
  return start < 0 ? null : { hall: match.court ?? String(match.placeId), start };
}

/** Where matches that came from a plan are played now. */
export function publishedSchedule({ standing, edition }: Pick<LoadedPlan, 'standing' | 'edition'>): Schedule {
  return new Map(
    standing.flatMap((match) => {
      const placement = standingPlacement(match, edition);
      return match.planKey === null || match.isCancelled || placement === null
        ? []
        : [[match.planKey, placement] as const];
    }),
  );
}

/** Placements of matches that the plan has; others stay out of sight until their format comes back. */
export function currentSchedule({ document, matches }: Pick<LoadedPlan, 'document' | 'matches'>): Schedule {
  const known = new Set(matches.map(({ key }) => key));
  return new Map([...document.placements].filter(([key]) => known.has(key)));
}
