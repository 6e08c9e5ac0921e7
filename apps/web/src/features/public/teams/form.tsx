import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { useWords } from '../../../lib/words/words.ts';
import { resultOf } from '../../../lib/matches/result.ts';
import { ResultMark } from '../../../ui/result-mark.tsx';

/** So many results tell how a team is doing. */
const most = 6;

/** Win, tie or loss of the last matches, the last one first. */
export function Form({ matches, teamId }: { matches: readonly MatchTicket[]; teamId: number }) {
  const t = useWords();
  const ended = matches
    .flatMap((match) => {
      const result = resultOf(match, teamId);
      return result === null ? [] : [{ id: match.id, result }];
    })
    .slice(-most)
    .toReversed();
  if (ended.length === 0) return null;
  return (
    <ol className="team-form" aria-label={t('teams.form')}>
      {ended.map(({ id, result }) => (
        <li key={id}>
          <ResultMark result={result} />
        </li>
      ))}
    </ol>
  );
}
