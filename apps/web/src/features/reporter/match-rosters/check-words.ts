import type { Translator } from '@sevenmetre/phrases';
import type { MatchRosterViolation } from '@sevenmetre/rules/match-roster';
import type { SideDraft } from './draft.ts';

/** One violation in words, with the names of those it is about. */
export function violationText(t: Translator, violation: MatchRosterViolation, draft: SideDraft): string {
  const { code, parameters } = violation;
  const names = draft.rows
    .filter(({ person }) => violation.participantIds.includes(person.participantId))
    .map(({ person }) => `${person.lastName} ${person.firstName}`)
    .join(', ');
  const input = {
    names,
    number: parameters['number'] ?? 0,
    min: parameters['min'] ?? 0,
    max: parameters['max'] ?? 0,
    players: parameters['count'] ?? 0,
    limit: parameters['limit'] ?? 0,
  };
  return t(`reporter.roster.violation.${code}`, input);
}
