import type { MatchTicket } from '@sevenmetre/contract/schemas/slices';
import type { Translator } from '@sevenmetre/phrases';
import { ordinal } from '@sevenmetre/rules/language';
import { useWords } from '../lib/words.ts';

export type Opponent = MatchTicket['home'];
type Team = NonNullable<Opponent['team']>;

/** The name with its numeral, as one text. */
export function fullName({ name, numeral }: Pick<Team, 'name' | 'numeral'>): string {
  return numeral === null ? name : `${name} ${numeral}`;
}

/** Who plays, as one text: a team, the place that will decide it, or nobody yet. */
export function opponentName(
  t: Translator,
  { team, placeholder }: Pick<Opponent, 'team' | 'placeholder'>,
): string {
  if (team) return fullName(team);
  return placeholder ? seatName(t, placeholder) : t('results.ticket.opponentUnknown');
}

/** "1. of MA-A". */
export function seatName(t: Translator, seat: NonNullable<Opponent['placeholder']>): string {
  return t('results.ticket.placeholder', {
    standing: ordinal(seat.standing, t.locale === 'cs' ? 'cs' : 'en'),
    group: seat.groupLabel,
  });
}

/** A name takes as many lines as it needs; its numeral never stands alone on one. */
export function TeamName({ team: { name, numeral } }: { team: Team }) {
  return <span className="tn">{numeral === null ? name : `${name}\u00A0${numeral}`}</span>;
}

/** A seat that has no team yet, and who would take it if the running group ended now. */
export function SeatName({ opponent }: { opponent: Pick<Opponent, 'placeholder' | 'projected'> }) {
  const t = useWords();
  const { projected } = opponent;
  return (
    <span className="ph">
      <u>{opponentName(t, { ...opponent, team: null })}</u>
      {projected ? (
        <small title={t('results.ticket.projectedLong')}>
          {t('results.ticket.projected', { team: fullName(projected) })}
        </small>
      ) : null}
    </span>
  );
}
