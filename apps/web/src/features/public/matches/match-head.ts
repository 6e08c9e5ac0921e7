import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { Translator } from '@sevenmetre/phrases';
import { opponentName } from '@sevenmetre/phrases/names';
import { aboutMatch } from '../../../lib/page/about-event.ts';
import type { Head } from '../../../lib/page/head.ts';
import { localName } from '../../../lib/words/words.ts';

/** Rosters name children: the page stays out of search engines, unless the edition publishes numbers only. */
export function matchHead(t: Translator, slice: MatchSlice | null): Head {
  if (slice === null) {
    return { title: t('match.title'), description: t('match.plain'), noindex: true };
  }
  const { ticket, edition } = slice;
  const [home, away] = [opponentName(t, ticket.home), opponentName(t, ticket.away)];
  const hall = ticket.hall && localName(ticket.hall, t.locale);
  return {
    title: headingOf(t, ticket),
    description: t('match.description', { home, away, tournament: edition.name }),
    noindex: edition.namesPlayers !== false || slice.referees.length > 0,
    card: `/api/v1/cards/match/${ticket.id}.png`,
    about: aboutMatch(slice, `${home} – ${away}`, hall),
  };
}

/** "Home 24:22 Away", and who meets whom before the first whistle. */
export function headingOf(t: Translator, { home, away, homeScore, awayScore }: MatchSlice['ticket']): string {
  const names = { home: opponentName(t, home), away: opponentName(t, away) };
  if (homeScore === null || awayScore === null) return `${names.home} – ${names.away}`;
  return t('match.heading', { ...names, homeScore, awayScore });
}
