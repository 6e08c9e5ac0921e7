import { drawBracket } from '../../bracket/index.ts';
import type { BracketSection, DrawnGroup } from '../../bracket/index.ts';
import { slugOfGroup } from '../lookups/group-index.ts';
import { groupRows } from '../lookups/group-table.ts';
import { categoryHead, roundNames, shortGroupLink, sliceHead, findCategory } from '../lookups/heads.ts';
import { matchesOfGroup } from '../lookups/matches-of.ts';
import { groupsOfPlayoff, playoffsOf } from '../lookups/playoff-groups.ts';
import { sourcesOf } from '../lookups/playoff-sources.ts';
import { progressOf } from '../lookups/progress.ts';
import { seatsOfGroup } from '../lookups/seat-index.ts';
import type {
  GroupTableRow,
  MatchTicket,
  Opponent,
  PlayoffGroup,
  PlayoffMatch,
  PlayoffRow,
  PlayoffSection,
  PlayoffSlice,
} from '../shapes/index.ts';
import type { Side } from '../../vocabulary/index.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Category, type Group, placeOfRound } from '../../tournament/index.ts';
import { tickets } from '../lookups/ticket.ts';

export interface Playoff {
  readonly category: Category;
  /** Letter of its groups. */
  readonly letter: string;
}

/** The play-off with this letter; null if the category has none. */
export function findPlayoff(snapshot: Snapshot, code: string, letter: string): Playoff | null {
  const category = findCategory(snapshot, code);
  return category && playoffsOf(snapshot, category.id).includes(letter) ? { category, letter } : null;
}

/** The page of a play-off: its layout, and all groups with their matches. */
export function playoffSlice(snapshot: Snapshot, { category, letter }: Playoff): PlayoffSlice {
  const groups = groupsOfPlayoff(snapshot, category.id, letter);
  const drawn = groups.map((group) => drawnGroup(snapshot, group, groups));
  const shown = groups.map((group) => playoffGroup(snapshot, group, drawn));
  return {
    ...sliceHead(snapshot),
    category: categoryHead(snapshot, category),
    playoff: letter,
    siblings: playoffsOf(snapshot, category.id),
    teams: teamsEntering(drawn),
    played: shown.reduce((sum, { played }) => sum + played, 0),
    total: shown.reduce((sum, { total }) => sum + total, 0),
    sections: drawBracket(drawn).map((section) => playoffSection(snapshot, section)),
    groups: shown,
  };
}

function drawnGroup(snapshot: Snapshot, group: Group, playoff: readonly Group[]): DrawnGroup {
  const round = snapshot.roundLevels.get(group.roundLevelId);
  const sources = sourcesOf(snapshot, group, playoff);
  const seats = seatsOfGroup(snapshot, group.id).filter(
    ({ teamId, predecessorCompetitionGroupId }) => teamId !== null || predecessorCompetitionGroupId !== null,
  );
  return {
    id: group.id,
    weight: group.weight,
    round: {
      id: group.roundLevelId,
      weight: round?.weight ?? 0,
      place: placeOfRound(round?.systemName ?? ''),
    },
    teams: Math.max(seats.length, sources.length),
    sources,
  };
}

/** Number of seats that no other group of the play-off fills. */
function teamsEntering(drawn: readonly DrawnGroup[]): number {
  const ids = new Set(drawn.map(({ id }) => id));
  const inside = (group: DrawnGroup) => group.sources.filter(({ groupId }) => ids.has(groupId)).length;
  return drawn.reduce((sum, group) => sum + group.teams - inside(group), 0);
}

function playoffGroup(snapshot: Snapshot, group: Group, drawn: readonly DrawnGroup[]): PlayoffGroup {
  const matches = matchesOfGroup(snapshot, group.id);
  const isOneMatch = matches.length === 1 && seatsOfGroup(snapshot, group.id).length <= 2;
  const { slug, short } = shortGroupLink(snapshot, group);
  return {
    slug,
    short,
    ...roundNames(snapshot, group),
    ...progressOf(snapshot, group),
    isFinal: snapshot.roundLevels.get(group.roundLevelId)?.systemName === 'final',
    leads: leadsOf(snapshot, group, drawn),
    rows: isOneMatch ? [] : groupRows(snapshot, group).map(playoffRow),
    matches: tickets(snapshot, matches).map(playoffMatch),
  };
}

function playoffRow({ seat, position, team, points, ...waiting }: GroupTableRow): PlayoffRow {
  const { placeholder, projected, certain } = waiting;
  return { seat, position, team, placeholder, projected, ...(certain && { certain }), points };
}

function playoffMatch({
  id,
  matchNumber,
  home,
  away,
  homeScore,
  awayScore,
  ...match
}: MatchTicket): PlayoffMatch {
  const { stageCode, stageStartedAt, clock, halfLength, day, time, hall, withdrawn } = match;
  const sideOf = (opponent: Opponent, side: Side) =>
    opponent.team === null && (withdrawn === side || withdrawn === 'both') ? nobody : opponent;
  const sides = { home: sideOf(home, 'home'), away: sideOf(away, 'away') };
  const shown = { id, matchNumber, ...sides, homeScore, awayScore };
  return { ...shown, stageCode, stageStartedAt, clock, halfLength, day, time, hall };
}

/** A seat that was left empty is a bye (rule BR26). */
const nobody: Opponent = { team: null, placeholder: null, projected: null };

function leadsOf(snapshot: Snapshot, { id }: Group, drawn: readonly DrawnGroup[]): PlayoffGroup['leads'] {
  return drawn
    .flatMap(({ id: next, sources }) => {
      const source = sources.find(({ groupId }) => groupId === id);
      const group = snapshot.groups.get(next);
      if (!source || !group) return [];
      const { slug, short } = shortGroupLink(snapshot, group);
      return [{ standing: source.standing, slug, short }];
    })
    .sort((a, b) => a.standing - b.standing);
}

function playoffSection(snapshot: Snapshot, section: BracketSection): PlayoffSection {
  const groupOf = (id: number) => snapshot.groups.get(id);
  const slugOf = (id: number) => {
    const group = groupOf(id);
    return group ? slugOfGroup(snapshot, group) : '';
  };
  return {
    kind: section.kind,
    places: section.places,
    columns: Array.from({ length: section.columns }, (_, column) => {
      const own = section.cells.filter((cell) => cell.column === column);
      const rounds = new Set(own.map(({ groupId }) => groupOf(groupId)?.roundLevelId));
      const first = own[0] && groupOf(own[0].groupId);
      return rounds.size === 1 && first ? roundNames(snapshot, first) : { roundCs: null, roundEn: null };
    }),
    height: section.height,
    cells: section.cells.map(({ groupId, column, middle, next }) => ({
      slug: slugOf(groupId),
      column,
      middle,
      next: next === null ? null : slugOf(next),
    })),
  };
}
