import type { PlanDocument } from '@sevenmetre/engine/plan';
import type { Schedule } from '@sevenmetre/engine/schedule';
import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import type { DerivedMatch } from '../draft/derive.ts';
import { storedDocument } from '../draft/document.ts';
import { type LoadedPlan, loadPlan, publishedSchedule } from '../load-plan.ts';
import { planned } from '../planned.ts';
import { type VersionRow, findVersionDocument, findVersions } from '../versions/publication.repository.ts';
import {
  type StandingGroup,
  type StandingMatch,
  type StandingSeat,
  findStandingGroups,
  findStandingSeats,
} from '../versions/standing.repository.ts';

/** The last published plan with present placements, and with the teams that have filled seats since. */
export interface PublishedPlan {
  readonly plan: LoadedPlan;
  readonly schedule: Schedule;
  readonly latest: Omit<VersionRow, 'document'>;
  readonly groups: readonly StandingGroup[];
  readonly seats: readonly StandingSeat[];
  /** Stored matches by key. */
  readonly standing: ReadonlyMap<string, StandingMatch>;
}

/** Refused if nothing was published from a plan. */
export async function loadPublished(edition: EditionRow, tx: Tx): Promise<Outcome<PublishedPlan>> {
  const [latest] = await findVersions(edition.id, tx);
  if (!latest) return refuse('plan-not-published');
  const loaded = await loadPlan(edition, tx);
  const schedule = publishedSchedule(loaded);
  const stored = storedDocument(await findVersionDocument(edition.id, latest.number, tx));
  const standing = new Map(
    loaded.standing.flatMap((match) =>
      match.planKey === null || match.isCancelled ? [] : [[match.planKey, match] as const],
    ),
  );
  const document = withPlacesOf(stored, schedule, standing);
  return done({
    plan: { ...loaded, ...planned(loaded, document) },
    schedule,
    latest,
    groups: await findStandingGroups(edition.id, tx),
    seats: await findStandingSeats(edition.id, tx),
    standing,
  });
}

function withPlacesOf(
  document: PlanDocument,
  schedule: Schedule,
  standing: ReadonlyMap<string, StandingMatch>,
): PlanDocument {
  const others = [...document.placements].filter(([key]) => !standing.has(key));
  return { ...document, placements: new Map([...others, ...schedule]) };
}

/**
 * The matches of a schedule: stored ones and those in `fresh`, with the teams known by now. Finals that are
 * not where their pin is are not pinned.
 */
export function matchesToPlan(
  { schedule, standing }: Pick<PublishedPlan, 'schedule' | 'standing'>,
  matches: readonly DerivedMatch[],
  fresh: ReadonlySet<string>,
): DerivedMatch[] {
  return matches
    .filter(({ key }) => standing.has(key) || fresh.has(key))
    .map(({ pin, ...match }) => {
      const stands = fresh.has(match.key) ? undefined : standing.get(match.key);
      const teams = stands ? knownTeams(match, stands) : match.teams;
      const isDecided = stands?.homeTeamId != null && stands.awayTeamId !== null && match.waitsFor.length > 0;
      const place = schedule.get(match.key);
      const isThere = pin?.hall === place?.hall && pin?.start === place?.start;
      return { ...match, teams, ...(isDecided ? { isDecided } : {}), ...(pin && isThere ? { pin } : {}) };
    });
}

function knownTeams({ teams }: DerivedMatch, stands: StandingMatch): readonly string[] {
  const known = [stands.homeTeamId, stands.awayTeamId].flatMap((id) => (id === null ? [] : [String(id)]));
  return known.length === 2 ? known : [...new Set([...known, ...teams])].slice(0, 2);
}
