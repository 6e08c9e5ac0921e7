import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { fullName, opponentName, seatName } from '@sevenmetre/phrases/names';
import { useWords } from '../lib/words/words.ts';

export type Opponent = MatchTicket['home'];
type Team = NonNullable<Opponent['team']>;

/** A name takes as many lines as it needs; its numeral never stands alone on one. */
export function TeamName({ team: { name, numeral } }: { team: Team }) {
  return <span className="team-name">{numeral === null ? name : `${name}\u00A0${numeral}`}</span>;
}

type Waiting = Pick<Opponent, 'placeholder' | 'projected' | 'certain'>;

/** A seat that has no team yet, and who would take it if the running group ended now; or who is certain to take it. */
export function SeatName({ opponent }: { opponent: Waiting }) {
  const t = useWords();
  const { projected, placeholder, certain } = opponent;
  if (certain && projected && placeholder) {
    return (
      <span className="seat-name">
        <TeamName team={projected} />
        <small title={t('results.ticket.certainLong')}>
          {`${seatName(t, placeholder)} · ${t('results.ticket.certain')}`}
        </small>
      </span>
    );
  }
  return (
    <span className="seat-name">
      <u>{opponentName(t, { ...opponent, team: null })}</u>
      {projected ? (
        <small title={t('results.ticket.projectedLong')}>
          {t('results.ticket.projected', { team: fullName(projected) })}
        </small>
      ) : null}
    </span>
  );
}
