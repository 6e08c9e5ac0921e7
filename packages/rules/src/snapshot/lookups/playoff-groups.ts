import { groupsOfCategory } from './group-index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group } from '../../tournament/index.ts';

/** Letters of the play-offs of a category. */
export function playoffsOf(snapshot: Snapshot, categoryId: number): string[] {
  const letters = groupsOfCategory(snapshot, categoryId).flatMap(
    ({ playoffCategory }) => playoffCategory ?? [],
  );
  return [...new Set(letters)].sort();
}

/** In the order of play: by round, then in the organiser's order. */
export function groupsOfPlayoff(snapshot: Snapshot, categoryId: number, letter: string): Group[] {
  const weightOf = ({ roundLevelId }: Group) => snapshot.roundLevels.get(roundLevelId)?.weight ?? 0;
  return groupsOfCategory(snapshot, categoryId)
    .filter(({ playoffCategory }) => playoffCategory === letter)
    .sort((a, b) => weightOf(a) - weightOf(b));
}

/** The topic of a group's play-off, `playoff:MA:A`; none for a group outside any. */
export function playoffTopics(snapshot: Snapshot, { categoryId, playoffCategory }: Group): string[] {
  const category = snapshot.categories.get(categoryId);
  return category && playoffCategory !== null ? [playoffTopic(category.code, playoffCategory)] : [];
}

export function playoffTopic(code: string, letter: string): string {
  return `playoff:${code}:${letter}`;
}

/** The letter in the key of a play-off's topic. A category's code may hold a colon, a letter does not. */
export function letterOfTopic(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}
