import type { PlayoffGroup, PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import { hasWon } from '../../../lib/matches/has-won.ts';

type Team = NonNullable<PlayoffGroup['matches'][number]['home']['team']>;

/** The way of one team through a play-off: where it has played or will, and where it may still get. */
export interface Road {
  readonly team: Team;
  /** Slugs of the groups whose line to the next one is on the way. */
  readonly lines: ReadonlySet<string>;
}

/** Teams that are in the play-off, or would be if the groups ended now; in no order. */
export function teamsOf({ groups }: PlayoffSlice): Team[] {
  const teams = groups.flatMap((group) =>
    opponentsOf(group).flatMap(({ team, projected }) => team ?? projected ?? []),
  );
  return [...new Map(teams.map((team) => [team.id, team])).values()];
}

/** null for a team that is not in the play-off. */
export function roadOf(slice: PlayoffSlice, teamId: number | null): Road | null {
  const team = teamId === null ? undefined : teamsOf(slice).find(({ id }) => id === teamId);
  if (!team) return null;
  const groups = new Map(slice.groups.map((group) => [group.slug, group]));
  const cells = slice.sections.flatMap((section) => section.cells);
  const nextOf = new Map(cells.map(({ slug, next }) => [slug, next]));
  const lines = new Set<string>();
  for (const { slug } of cells) {
    const group = groups.get(slug);
    if (!group || !holds(group, team.id)) continue;
    for (const passed of wayFrom(group, team.id, groups, nextOf)) lines.add(passed);
  }
  return { team, lines };
}

/** As far as the team has come, and then as far as nobody else has taken its way. */
function wayFrom(
  start: PlayoffGroup,
  teamId: number,
  groups: ReadonlyMap<string, PlayoffGroup>,
  nextOf: ReadonlyMap<string, string | null>,
): string[] {
  const way: string[] = [];
  for (let at: PlayoffGroup | undefined = start; at;) {
    const next: PlayoffGroup | undefined = groups.get(nextOf.get(at.slug) ?? '');
    if (!next) return way;
    const isThere = holds(next, teamId);
    if (!isThere && (at.finished || hasLost(at, teamId))) return way;
    way.push(at.slug);
    // From there on the way is that group's own.
    at = isThere ? undefined : next;
  }
  return way;
}

/** Whether a team sits in the group, or would if the groups before it ended now. */
function holds(group: PlayoffGroup, teamId: number): boolean {
  return opponentsOf(group).some(({ team, projected }) => (team ?? projected)?.id === teamId);
}

function hasLost({ matches, rows }: PlayoffGroup, teamId: number): boolean {
  const [match] = matches;
  if (!match || rows.length > 0) return false;
  return (
    (match.home.team?.id === teamId && hasWon(match, 'away')) ||
    (match.away.team?.id === teamId && hasWon(match, 'home'))
  );
}

function opponentsOf({ rows, matches }: PlayoffGroup) {
  return rows.length > 0 ? rows : matches.flatMap(({ home, away }) => [home, away]);
}
