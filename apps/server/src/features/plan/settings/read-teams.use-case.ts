import type { PlanTeams } from '@sevenmetre/contract/plan/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Tx } from '../../../platform/database/index.ts';
import { done } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import { loadDraft } from '../draft/load-draft.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { type ArchivedPlace, type LastRanking, archivedPlaces } from './archived-places.ts';
import { type TeamsContext, readLastRanking } from './read-last-ranking.use-case.ts';
import { findSettings } from './settings.repository.ts';
import { type CoachRow, type TeamRow, findCoaches, findTeams } from './teams.repository.ts';

/** Teams of the current edition by category, with the data for draw and schedule. */
export async function readTeams(context: TeamsContext): Promise<Outcome<PlanTeams>> {
  const last = await readLastRanking(context);
  return context.database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    return edition.ok ? done(await teamsBody(edition.value, last, tx)) : edition;
  });
}

/** @param last final places of an earlier edition */
export async function teamsBody(
  { id: editionId }: EditionRow,
  last: LastRanking | null,
  tx: Tx,
): Promise<PlanTeams> {
  const { draft, categories } = await findSettings(editionId, tx);
  const { revision = 0, beganAt = 0 } = draft ?? {};
  const { document } = await loadDraft(editionId, { revision, beganAt }, tx);
  const drawn = new Set([...document.categories.values()].flatMap(({ entries }) => entries));
  const rows = await findTeams(editionId, tx);
  const teams = Map.groupBy(rows, ({ categoryId }) => categoryId);
  const codes = new Map(categories.map(({ id, code }) => [id, code]));
  const archived = archivedPlaces(rows, codes, last);
  const coaches = await findCoaches(editionId, tx);
  return {
    revision: draft?.settingsRevision ?? 0,
    categories: categories.map(({ id, code, nameCs, nameEn, gender, capacity }) => {
      const own = (teams.get(id) ?? []).map((team) =>
        teamBody(team, archived.get(team.id) ?? null, coaches, drawn),
      );
      return { id, code, nameCs, nameEn, gender, capacity, teams: own };
    }),
  };
}

/** State of a team; it counts as accepted only if its club is. */
export function stateOf({ teamState, registrationState }: TeamRow): 'accepted' | 'waiting' | 'withdrawn' {
  if (teamState !== 'accepted') return teamState;
  return registrationState === 'approved' || registrationState === 'processed' ? 'accepted' : 'waiting';
}

function teamBody(
  team: TeamRow,
  archivedPlace: ArchivedPlace | null,
  coaches: readonly CoachRow[],
  drawn: ReadonlySet<string | null>,
): PlanTeams['categories'][number]['teams'][number] {
  const { id, clubId, clubName, countryCode, regionCode, level, players } = team;
  const { seed, lastPlace, notBefore, notAfter, reason } = team;
  const own = coaches.filter(({ teamId }) => teamId === id);
  const shared = own.flatMap(({ key, name, byHand }) =>
    coaches
      .filter((other) => other.key === key && other.teamId !== id)
      .map(({ teamId }) => ({ teamId, coach: name, byHand })),
  );
  return {
    id,
    name: teamDisplayName(team),
    clubId,
    clubName,
    countryCode,
    regionCode,
    level,
    players,
    state: stateOf(team),
    seed,
    lastPlace,
    archivedPlace,
    notBefore,
    notAfter,
    reason,
    coaches: own.filter(({ byHand }) => byHand).map(({ name }) => name),
    sharesWith: shared,
    drawn: drawn.has(String(id)),
  };
}
