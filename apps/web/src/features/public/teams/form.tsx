import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { useWords } from '../../../lib/words/words.ts';
import { verdictOf } from '../../../lib/matches/result.ts';
import { VerdictMark } from '../../../ui/verdict-mark.tsx';

/** So many results tell how a team is doing. */
const most = 6;

/** Win, tie or loss of the last matches, the last one first. */
export function Form({ matches, teamId }: { matches: readonly MatchTicket[]; teamId: number }) {
  const t = useWords();
  const ended = matches
    .flatMap((match) => {
      const verdict = verdictOf(match, teamId);
      return verdict === null ? [] : [{ id: match.id, verdict }];
    })
    .slice(-most)
    .toReversed();
  if (ended.length === 0) return null;
  return (
    <ol className="team-form" aria-label={t('teams.form')}>
      {ended.map(({ id, verdict }) => (
        <li key={id}>
          <VerdictMark verdict={verdict} />
        </li>
      ))}
    </ol>
  );
}
