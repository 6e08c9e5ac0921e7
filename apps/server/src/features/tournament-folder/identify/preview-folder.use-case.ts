import { proposeCategories, proposeClubs, proposeTeams } from '@sevenmetre/rules/tournament-folder';
import type { Proposal } from '@sevenmetre/rules/tournament-folder';
import type { Database } from '../../../platform/database/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import type { FolderCounts } from '../folder-counts.ts';
import type { FolderSummary } from '../read/folder-summary.ts';
import type { Note } from '../note.ts';
import * as editionRepository from '../store/edition.repository.ts';
import { findCategories, findRegistered } from './registered.repository.ts';
import type { Registered, RegisteredClub, RegisteredTeam } from './registered.repository.ts';

/** `known`: the folder has its id; `new`: no similar row is registered. */
type Certainty = 'known' | Proposal['certainty'] | 'new';

interface Match {
  /** The registered row; null: none. */
  readonly registered: number | null;
  readonly certainty: Certainty;
}

export interface FolderPreview {
  /** The edition for the folder. */
  readonly edition: Pick<EditionRow, 'id' | 'name' | 'year'>;
  readonly name: string;
  readonly year: number;
  readonly counts: FolderCounts;
  readonly notes: readonly Note[];
  /** Categories without a registered code, and the registered ones that they may be. */
  readonly categories: readonly {
    readonly code: string;
    readonly name: string;
    readonly registered: string;
  }[];
  readonly clubs: readonly (Match & Pick<FolderSummary['clubs'][number], 'id' | 'name' | 'country'>)[];
  readonly teams: readonly (Match &
    Pick<FolderSummary['teams'][number], 'id' | 'club' | 'category' | 'name' | 'number'>)[];
  readonly registered: Registered;
}

/**
 * Proposes a registered row for each club and team of a folder. Stores nothing.
 * @param target `named`: the edition of the folder's name and year, else the current one
 * @returns null: no such edition
 */
export async function previewFolder(
  { db }: Pick<Database, 'db'>,
  { settings, categories, clubs, teams, counts, notes }: FolderSummary,
  target: 'named' | 'current',
): Promise<FolderPreview | null> {
  const named = target === 'named' ? await editionRepository.findByName(settings, db) : null;
  const edition = named ?? (await editionRepository.findForExport(null, db));
  if (!edition) return null;
  const registered = await findRegistered(edition.id, db);
  const clubMatches = matchClubs(clubs, registered.clubs);
  const teamMatches = matchTeams({ clubs, teams }, clubMatches, registered.teams);
  const { id, name, year } = edition;
  return {
    edition: { id, name, year },
    name: settings.name,
    year: settings.year,
    counts,
    notes,
    categories: proposeCategories(categories, await findCategories(edition.id, db)),
    clubs: clubs.map((club) => ({ ...club, ...matchOf(clubMatches, club.id) })),
    teams: teams.map((team) => ({ ...team, ...matchOf(teamMatches, team.id) })),
    registered,
  };
}

type Matches = ReadonlyMap<string, Match>;

function matchOf(matches: Matches, id: string): Match {
  return matches.get(id) ?? { registered: null, certainty: 'new' };
}

function matchClubs(clubs: FolderSummary['clubs'], registered: readonly RegisteredClub[]): Matches {
  const known = knownOf(clubs, registered);
  const taken = new Set(Array.from(known.values(), (match) => match.registered));
  const proposals = proposeClubs(
    clubs.filter(({ id }) => !known.has(id)),
    registered.filter(({ id }) => !taken.has(id)),
  );
  return new Map([...known, ...proposals]);
}

function matchTeams(
  { clubs, teams }: Pick<FolderSummary, 'clubs' | 'teams'>,
  clubMatches: Matches,
  registered: readonly RegisteredTeam[],
): Matches {
  const known = knownOf(teams, registered);
  const taken = new Set(Array.from(known.values(), (match) => match.registered));
  const ofClub = Map.groupBy(
    teams.filter(({ id }) => !known.has(id)),
    ({ club }) => club,
  );
  const free = Map.groupBy(
    registered.filter(({ id }) => !taken.has(id)),
    ({ club }) => club,
  );
  const proposals = clubs.flatMap(({ id }) => {
    const club = matchOf(clubMatches, id).registered;
    return club === null ? [] : [...proposeTeams(ofClub.get(id) ?? [], free.get(club) ?? [])];
  });
  return new Map([...known, ...proposals]);
}

/** Rows that the folder refers to by id. */
function knownOf(
  named: readonly { readonly id: string }[],
  registered: readonly {
    readonly id: number;
    readonly sourceId: string | null;
    readonly exportedId: string;
  }[],
): Map<string, Match> {
  const byId = new Map(registered.map(({ id, sourceId, exportedId }) => [sourceId ?? exportedId, id]));
  const known = new Map<string, Match>();
  for (const { id } of named) {
    const row = byId.get(id);
    if (row !== undefined) known.set(id, { registered: row, certainty: 'known' });
  }
  return known;
}
