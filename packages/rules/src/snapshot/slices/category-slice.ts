import { groupsOfCategory } from '../lookups/group-index.ts';
import { groupRows } from '../lookups/group-table.ts';
import {
  categoryHead,
  headOfTeam,
  roundNames,
  shortGroupLink,
  sliceHead,
  teamHead,
} from '../lookups/heads.ts';
import { comparePlayingOrder } from '../lookups/match-index.ts';
import { matchesOfGroup } from '../lookups/matches-of.ts';
import { groupsOfPlayoff, playoffsOf } from '../lookups/playoff-groups.ts';
import { isLive, progressOf, stageOf } from '../lookups/progress.ts';
import { seatsOfGroup } from '../lookups/seat-index.ts';
import type { CategoryRow, CategorySlice, GroupTableRow, TopScorer } from '../shapes/index.ts';
import { playoffSlice } from './playoff-slice.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Category, Group, Match } from '../../tournament/index.ts';
import { shownTeams } from '../lookups/shown-teams.ts';
import { tableOf } from '../lookups/table-of.ts';
import { tickets } from '../lookups/ticket.ts';
import { isCategoryHidden } from '../lookups/visibility.ts';

const coming = 4;
/** Rows up to which whole tables are on the page; with more, only those who lead each group. */
const mostRows = 200;
const leading = 3;
/**
 * Milliseconds by which later matches of the category may be ahead of a match that still counts as coming.
 */
const lateBy = 60 * 60_000;

/**
 * The page of a category: progress, matches, groups, play-offs and teams.
 * @param scorers the top scorers, if known
 */
export function categorySlice(
  snapshot: Snapshot,
  category: Category,
  scorers: readonly TopScorer[] = [],
): CategorySlice {
  const all = groupsOfCategory(snapshot, category.id);
  const matches = all.flatMap(({ id }) => matchesOfGroup(snapshot, id)).sort(comparePlayingOrder);
  const tables = all.filter((group) => hasTable(snapshot, group));
  const rows = tables.reduce((sum, { id }) => sum + seatsOfGroup(snapshot, id).length, 0);
  const shown = rows > mostRows ? leading : Infinity;
  const groups = all.map((group) => groupOfPage(snapshot, group, shown));
  return {
    ...sliceHead(snapshot),
    category: categoryHead(snapshot, category),
    played: groups.reduce((sum, { played }) => sum + played, 0),
    total: matches.length,
    groups,
    playoffs: playoffsOf(snapshot, category.id).map((letter) => playoffOfPage(snapshot, category, letter)),
    bracket: bracketOf(snapshot, category),
    live: tickets(
      snapshot,
      matches.filter((match) => isLive(snapshot, match)),
    ),
    next: tickets(snapshot, comingMatches(snapshot, matches)),
    teams: shownTeams(snapshot, category.id).map((team) => headOfTeam(snapshot, team)),
    topScorers: scorers,
  };
}

function isBracketGroup(snapshot: Snapshot, group: Group): boolean {
  return snapshot.roundLevels.get(group.roundLevelId)?.isBracket ?? false;
}

/** Matches of a play-off stand in its bracket. */
function hasTable(snapshot: Snapshot, group: Group): boolean {
  return !isBracketGroup(snapshot, group) || group.playoffCategory === null;
}

/** @param most rows of its table */
function groupOfPage(snapshot: Snapshot, group: Group, most: number): CategorySlice['groups'][number] {
  const isBracket = isBracketGroup(snapshot, group);
  const rows = hasTable(snapshot, group) ? groupRows(snapshot, group).slice(0, most) : [];
  return {
    ...shortGroupLink(snapshot, group),
    ...roundNames(snapshot, group),
    isBracket,
    playoffCategory: group.playoffCategory,
    ...progressOf(snapshot, group),
    live: matchesOfGroup(snapshot, group.id).filter((match) => isLive(snapshot, match)).length,
    teams: seatsOfGroup(snapshot, group.id).length,
    rows: rows.map(categoryRow),
  };
}

function categoryRow({
  position,
  team,
  placeholder,
  points,
  games,
  wins,
  ties,
  losses,
  ...row
}: GroupTableRow): CategoryRow {
  const known = { position, team, placeholder, points, games, wins, ties, losses };
  const difference = row.goalsScored - row.goalsConceded;
  return { ...known, difference, live: row.live, advances: row.advance !== null };
}

/** The way to the title of the first play-off; null: there is none, or it is no tree. */
function bracketOf(snapshot: Snapshot, category: Category): CategorySlice['bracket'] {
  const [letter] = playoffsOf(snapshot, category.id);
  if (letter === undefined) return null;
  const { sections, groups } = playoffSlice(snapshot, { category, letter });
  const section = sections.find(({ kind, places }) => kind === 'tree' && places === null);
  if (section === undefined) return null;
  const slugs = new Set(section.cells.map(({ slug }) => slug));
  return { letter, section, groups: groups.filter(({ slug }) => slugs.has(slug)) };
}

function playoffOfPage(
  snapshot: Snapshot,
  { id }: Category,
  letter: string,
): CategorySlice['playoffs'][number] {
  const groups = groupsOfPlayoff(snapshot, id, letter);
  const matches = groups.flatMap((group) => matchesOfGroup(snapshot, group.id));
  const isFinal = ({ roundLevelId }: Group) => snapshot.roundLevels.get(roundLevelId)?.systemName === 'final';
  const [final, ...others] = groups.filter(isFinal);
  const isDecided = final !== undefined && others.length === 0 && !isCategoryHidden(snapshot, id);
  return {
    letter,
    played: groups.reduce((sum, group) => sum + progressOf(snapshot, group).played, 0),
    total: matches.length,
    live: matches.filter((match) => isLive(snapshot, match)).length,
    startsOn: matches.flatMap(({ day }) => day ?? []).sort()[0] ?? null,
    winner: isDecided ? teamHead(snapshot, tableOf(snapshot, final.id).teamAt.get(1) ?? null) : null,
  };
}

/**
 * Matches that have not begun, without those that later matches have long overtaken. Independent of the
 * present time, so that equal data give equal pages.
 */
function comingMatches(snapshot: Snapshot, matches: readonly Match[]): Match[] {
  const isOpen = (match: Match) => stageOf(snapshot, match) === 'not_started' && match.walkOver === null;
  const latest = Math.max(
    ...matches.filter((match) => !isOpen(match)).map((match) => timeOf(match) ?? -Infinity),
  );
  return matches
    .filter((match) => isOpen(match) && (timeOf(match) ?? -Infinity) >= latest - lateBy)
    .slice(0, coming);
}

/** Milliseconds of local time, since offline data have no other. */
function timeOf({ day, time }: Match): number | null {
  return day === null || time === null ? null : Date.parse(`${day}T${time}:00Z`);
}
