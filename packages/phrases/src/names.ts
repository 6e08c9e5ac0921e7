import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { inLanguage, ordinal } from '@sevenmetre/rules/language';
import type { Locale } from '@sevenmetre/rules/language';
import type { Translator } from './translator.ts';

type Opponent = MatchTicket['home'];
type Team = NonNullable<Opponent['team']>;
/** A side of a match or a row of a table; some lists lack the projected team. */
type Named = Pick<Opponent, 'team' | 'placeholder'> & Partial<Pick<Opponent, 'projected' | 'certain'>>;

/** The name with its numeral. */
export function fullName({ name, numeral }: Pick<Team, 'name' | 'numeral'>): string {
  return numeral === null ? name : `${name} ${numeral}`;
}

/** Name of a side: a team, a placeholder, or undecided. A team that is certain to play counts as known. */
export function opponentName(t: Translator, opponent: Named): string {
  const { placeholder } = opponent;
  const team = knownTeam(opponent);
  if (team) return fullName(team);
  return placeholder ? seatName(t, placeholder) : t('results.ticket.opponentUnknown');
}

/** The team of a side, seated or certain; null: unknown. */
export function knownTeam({ team, projected, certain }: Omit<Named, 'placeholder'>): Team | null {
  return team ?? (certain && projected ? projected : null);
}

/** "1. of MA-A", "Winner of match 297", "2nd among the 3rd places (MA-3ABC)". */
export function seatName(t: Translator, seat: NonNullable<Opponent['placeholder']>): string {
  if (seat.match !== undefined) {
    const words = seat.standing === 1 ? 'results.ticket.winnerOf' : 'results.ticket.loserOf';
    return t(words, { number: String(seat.match) });
  }
  const nth = (place: number) => ordinal(place, t.locale);
  if (seat.comparedPlace !== undefined) {
    const [standing, place] = [nth(seat.standing), nth(seat.comparedPlace)];
    return t('results.ticket.bestOf', { standing, place, group: seat.groupLabel });
  }
  return t('results.ticket.placeholder', { standing: nth(seat.standing), group: seat.groupLabel });
}

/**
 * "Sokolovna (H12)": people ask for the name, signs show the code. A hall without a name is shown by its
 * code.
 */
export function hallWithCode(
  { code, nameCs, nameEn }: Omit<NonNullable<MatchTicket['hall']>, 'id'>,
  locale: Locale,
): string {
  const name = inLanguage(locale, { cs: nameCs, en: nameEn });
  return name === code ? name : `${name} (${code})`;
}
