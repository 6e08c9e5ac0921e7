import type { Placement, Schedule } from '@sevenmetre/engine/schedule';
import type { Tx } from '../../platform/database/index.ts';
import type { EditionRow } from '../competition/index.ts';
import { loadDraft } from './draft/load-draft.ts';
import { minuteOf, type Zoned } from './plan-edition.ts';
import { type PlanSources, type Planned, planned } from './planned.ts';
import { settingsOf } from './settings/plan-settings.ts';
import { type DraftRow, findSettings } from './settings/settings.repository.ts';
import { findCoaches, findTeams } from './settings/teams.repository.ts';
import { type StandingMatch, findStandingMatches } from './versions/standing.repository.ts';

/** A plan with its sources and the stored matches. */
export interface LoadedPlan extends Omit<PlanSources, 'document'>, Planned {
  readonly edition: EditionRow;
  /** null: there is no draft yet. */
  readonly draft: DraftRow | null;
  /** Numbers of the commands that are undone at present. */
  readonly undone: ReadonlySet<number>;
  readonly standing: readonly StandingMatch[];
}

export async function loadPlan(edition: EditionRow, tx: Tx): Promise<LoadedPlan> {
  const rows = await findSettings(edition.id, tx);
  const { revision = 0, beganAt = 0 } = rows.draft ?? {};
  const { document, undone } = await loadDraft(edition.id, { revision, beganAt }, tx);
  const sources = {
    edition,
    settings: settingsOf(edition, rows),
    teams: await findTeams(edition.id, tx),
    coaches: await findCoaches(edition.id, tx),
    standing: await findStandingMatches(edition.id, tx),
    draft: rows.draft,
    undone,
  };
  return { ...sources, ...planned(sources, document) };
}

/** Court and minute of a stored match; null: none. */
export function standingPlacement(match: StandingMatch, edition: Zoned): Placement | null {
  if (match.startsAt === null || match.placeId === null) return null;
  const start = minuteOf(new Date(match.startsAt), edition);
  return start < 0 ? null : { hall: match.court ?? String(match.placeId), start };
}

/** Present placements of matches that came from a plan. */
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
