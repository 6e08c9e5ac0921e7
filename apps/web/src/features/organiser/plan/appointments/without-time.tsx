import { planChangesPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { type BoardView, leadersOf, matchName, teamsText } from './board-model.ts';

/** Matches to be played that are on no day, since they have no hall or no time; each leads to a change that gives it both. */
export function WithoutTime({ view }: { view: BoardView }) {
  const t = useWords();
  const { withoutTime, appointments } = view.board;
  if (withoutTime.length === 0) return null;
  const pairIdOf = (id: number) => appointments.find(({ matchId }) => matchId === id)?.pairId ?? null;
  return (
    <details className="appointments__without-time" open={withoutTime.length <= mostOpen}>
      <summary>{t('appointments.withoutTime', { count: withoutTime.length })}</summary>
      <ul>
        {withoutTime.map((match) => (
          <li key={match.id}>
            <b>{match.number}</b> {matchName(match)}: {teamsText(t, match)}
            {' · '}
            {leadersOf(view, { pairId: pairIdOf(match.id), named: match.named }) ??
              t('appointments.state.none')}{' '}
            <Link to={planChangesPath('postponed', match.number)}>{t('appointments.giveTime')}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Before a schedule is published all matches are without a time; then their number is enough. */
const mostOpen = 6;
