import type { Translator } from '@sevenmetre/phrases';
import type { MatchRosterVerdict } from '@sevenmetre/rules/match-roster';
import type { SideDraft } from './draft.ts';

/** One verdict in words, with the names of those it is about. */
export function verdictText(t: Translator, verdict: MatchRosterVerdict, draft: SideDraft): string {
  const { code, parameters } = verdict;
  const names = draft.rows
    .filter(({ person }) => verdict.participantIds.includes(person.participantId))
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
  return t(`reporter.roster.verdict.${code}`, input);
}
