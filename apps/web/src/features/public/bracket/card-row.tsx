import type { PlayoffMatch } from '@sevenmetre/contract/bracket/playoff-slice';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { SeatName } from '../../../ui/team-name.tsx';
import type { ChosenRoad } from './use-road.ts';

interface CardRowProps {
  readonly opponent: PlayoffMatch['home'];
  readonly score: number | null;
  readonly won?: boolean;
  readonly hit?: boolean;
  /** Where its place leads, on a card that is a table. */
  readonly lead?: string | undefined;
  readonly chosen: ChosenRoad;
}

/** A team on a card, to be pressed for its road; a place that is still open; or a bye. */
export function CardRow({ opponent, score, won = false, hit = false, lead, chosen }: CardRowProps) {
  const t = useWords();
  const { team, placeholder, projected } = opponent;
  const { road, choose } = chosen;
  const isOwn = road !== null && (team ?? projected)?.id === road.team.id;
  const marks = `${won ? ' won' : ''}${hit ? ' hit' : ''}${isOwn ? (team ? ' own' : ' possible') : ''}`;
  if (!team) {
    return (
      <div className={`side-row${marks}`}>
        <i className="flag-space" />
        {placeholder ? <SeatName opponent={opponent} /> : <span className="muted">{t('bracket.bye')}</span>}
      </div>
    );
  }
  return (
    <div className={`side-row${marks}`}>
      <button
        type="button"
        aria-pressed={isOwn}
        title={t('bracket.road.show')}
        onClick={() => choose(isOwn ? null : team.id)}
      >
        <Flag countryCode={team.countryCode} sportCode={team.sportCode} />
        <span className="team-name">{team.name}</span>
        {team.numeral === null ? null : <b>{team.numeral}</b>}
      </button>
      {lead === undefined ? null : <small>{t('bracket.leads', { group: lead })}</small>}
      <span className="side-score">{score}</span>
    </div>
  );
}
