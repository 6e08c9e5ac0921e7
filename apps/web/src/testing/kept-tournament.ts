import type { LiveBody } from '@sevenmetre/contract/live/live-body';
import type { StaticBody } from '@sevenmetre/contract/live/static-body';
import { liveBody } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { KeptTournament } from '../lib/offline/kept-tournament.ts';
import { aDashboardSlice, aTicket } from './slices.ts';

/** What a visitor would have kept of a tournament: its two bodies and the first page. */
export function aKeptTournament(snapshot: Snapshot): KeptTournament {
  const { edition } = snapshot;
  const team = { id: 1, name: 'Club 1', numeral: null, countryCode: 'CZ', sportCode: 'CZE' };
  const seen = aTicket(1, { home: { team, placeholder: null, projected: null } });
  return {
    dashboard: aDashboardSlice({ edition, live: [seen], next: [] }),
    fixed: fixedOf(snapshot),
    live: liveOf(snapshot),
    version: 'e.1',
  };
}

function fixedOf({
  categories,
  eventTypes,
  groups,
  halls,
  stages,
  roundLevels,
  teams,
}: Snapshot): StaticBody {
  const code = (id: number) => categories.get(id)?.code ?? '';
  return {
    configurations: [],
    countries: [],
    eventTypes: [...eventTypes.values()].map((type) => ({ ...type, shortName: type.code })),
    places: [],
    groups: [...groups.values()].map(
      ({ id, label, playoffCategory, roundLevelId, categoryId, comparedPlace }) => ({
        id,
        ...(comparedPlace == null ? {} : { comparedPlace }),
        label,
        playoffCategory,
        competitionRoundLevelId: roundLevelId,
        teamCategoryId: categoryId,
        teamCategoryCode: code(categoryId),
      }),
    ),
    halls: [...halls.values()].map(({ id, code: own, nameCs, nameEn }) => ({
      id,
      code: own,
      data: '{}',
      translations: [
        { locale: 'cs', name: nameCs },
        { locale: 'en', name: nameEn },
      ],
    })),
    matchStages: [...stages.values()],
    roundLevels: [...roundLevels.values()],
    teamCategories: [...categories.values()],
    teams: [...teams.values()].map(({ withdrawn, ...team }) => ({
      ...team,
      ...(withdrawn && { withdrawn: true as const }),
      persons: null,
      teamCategoryCode: code(team.teamCategoryId),
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    })),
  };
}

function liveOf(snapshot: Snapshot): LiveBody {
  const { groupTeams, matches } = liveBody(snapshot);
  return {
    groupTeams: [...groupTeams],
    matches: matches.map((match) => ({ ...match, meta: { ...match.meta } })),
  };
}
