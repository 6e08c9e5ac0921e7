import { groupsOfCategory } from './group-index.ts';
import { categoryHead, groupLink, headOfTeam, roundNames, sliceHead, teamsOfCategory } from './heads.ts';
import { progressOf } from './progress.ts';
import { seatIndex } from './seat-index.ts';
import type { CategorySlice } from './slices.ts';
import type { Category, Snapshot, Team } from './snapshot.ts';

/** The page of a category. */
export function categorySlice(snapshot: Snapshot, category: Category): CategorySlice {
  return {
    ...sliceHead(snapshot),
    category: categoryHead(snapshot, category),
    groups: groupsOfCategory(snapshot, category.id).map((group) => ({
      ...groupLink(snapshot, group),
      ...roundNames(snapshot, group),
      playoffCategory: group.playoffCategory,
      ...progressOf(snapshot, group),
    })),
    teams: shownTeams(snapshot, category.id).map((team) => headOfTeam(snapshot, team)),
  };
}

/** A withdrawn team is listed only where it stands in a group already. */
export function shownTeams(snapshot: Snapshot, categoryId: number): readonly Team[] {
  const { ofTeam } = seatIndex(snapshot.groupTeams);
  const teams = teamsOfCategory(snapshot.teams).get(categoryId) ?? [];
  return teams.filter((team) => !team.withdrawn || ofTeam.has(team.id));
}

/** The category that a path names by its code. */
export function findCategory(snapshot: Snapshot, code: string): Category | null {
  for (const category of snapshot.categories.values()) if (category.code === code) return category;
  return null;
}
