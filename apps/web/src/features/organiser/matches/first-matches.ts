import type { MatchList } from '@sevenmetre/contract/matches/match-list';
import type { Question } from '@sevenmetre/rules/list-views';

/** What happens now, in groups of its states. */
export const matchesNow: Question = { state: 'now', group: 'state' };

/** What the list of matches begins with: on other days there is nothing now, and it begins with all of them. */
export function firstMatches({ days, today }: Pick<MatchList, 'days' | 'today'>): Question {
  return days.includes(today) ? matchesNow : {};
}
