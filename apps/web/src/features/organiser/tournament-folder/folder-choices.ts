import type { FolderMatches, FolderPreview } from '@sevenmetre/contract/tournament-folder/schemas';
import { proposeTeams } from '@sevenmetre/rules/tournament-folder';

type Club = FolderPreview['clubs'][number];
export type Team = FolderPreview['teams'][number];
/** What a person sees of a row: the server's certainty, or that somebody has chosen. */
export type Certainty = Club['certainty'] | 'chosen';
type Chosen<Row> = Omit<Row, 'certainty'> & { readonly certainty: Certainty };

export interface FolderChoices {
  readonly clubs: readonly Chosen<Club>[];
  readonly teams: readonly Chosen<Team>[];
}

type Registered = FolderPreview['registered'];

/** A club is another one than was proposed; its teams are proposed again, those that are known stay. */
export function chooseClub(
  { clubs, teams }: FolderChoices,
  registered: Registered,
  id: string,
  row: number | null,
): FolderChoices {
  const isOpen = (team: Chosen<Team>) => team.club === id && team.certainty !== 'known';
  const proposals = proposeTeams(
    teams.filter(isOpen),
    registered.teams.filter(({ club }) => club === row),
  );
  return {
    clubs: clubs.map((club) => (club.id === id ? { ...club, registered: row, certainty: 'chosen' } : club)),
    teams: teams.map((team) => {
      if (!isOpen(team)) return team;
      const { registered: found = null, certainty = 'new' } = proposals.get(team.id) ?? {};
      return { ...team, registered: found, certainty };
    }),
  };
}

export function chooseTeam({ clubs, teams }: FolderChoices, id: string, row: number | null): FolderChoices {
  return {
    clubs,
    teams: teams.map((team) => (team.id === id ? { ...team, registered: row, certainty: 'chosen' } : team)),
  };
}

/** The registered teams that a team can be: those of its club's registered one, in its category. */
export function teamsFor(
  { clubs }: FolderChoices,
  registered: Registered,
  { club, category }: Pick<Team, 'club' | 'category'>,
): Registered['teams'] {
  const row = clubs.find(({ id }) => id === club)?.registered ?? null;
  return registered.teams.filter((team) => team.club === row && team.category === category);
}

/** Registered rows that more than one row of the folder is said to be. */
export function chosenTwice(rows: readonly { readonly registered: number | null }[]): ReadonlySet<number> {
  const found = rows.flatMap(({ registered }) => registered ?? []);
  return new Set(found.filter((row, index) => found.indexOf(row) !== index));
}

/** What the import is told: everything but what is new or known by its id. */
export function matchesOf(editionId: number, { clubs, teams }: FolderChoices): FolderMatches {
  return { editionId, clubs: pairsOf(clubs), teams: pairsOf(teams) };
}

function pairsOf(rows: readonly Chosen<{ id: string; registered: number | null }>[]): [string, number][] {
  return rows.flatMap(({ id, registered, certainty }): [string, number][] =>
    registered === null || certainty === 'known' ? [] : [[id, registered]],
  );
}
