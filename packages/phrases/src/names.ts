import type { MatchTicket } from '@sevenmetre/contract/schemas/slices';
import { ordinal } from '@sevenmetre/rules/language';
import type { Translator } from './translator.ts';

type Opponent = MatchTicket['home'];
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
