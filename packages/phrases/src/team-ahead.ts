import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { inLanguage, ordinal } from '@sevenmetre/rules/language';
import { fullName, opponentName } from './names.ts';
import type { Translator } from './translator.ts';

type Ahead = TeamSlice['ahead'][number];

/**
 * A condition: "If you beat SKH Řepčín", "As 2nd in MA-C". Needs the words of `teamDay`.
 * @param opponent opponent in the deciding match; null: unknown
 */
export function conditionOf(
  t: Translator,
  { when, group, standing }: Ahead,
  opponent: string | null,
): string {
  switch (when) {
    case 'win':
      return opponent === null ? t('teamDay.ifWin') : t('teamDay.ifBeat', { team: opponent });
    case 'loss':
      return t('teamDay.ifLoss');
    case 'otherwise':
      return t('teamDay.ifNot');
    case 'place':
      return t('teamDay.ifPlace', { place: nth(t, standing), group: group.label });
  }
}

/** The place, if the condition does not contain it; the round of a bracket. */
export function aboutAhead(t: Translator, { when, group, standing, round, place }: Ahead): string | null {
  if (place !== null) return t('teamDay.finalPlace', { place: nth(t, place) });
  if (group.bracket || when === 'place') return roundOf(t, round);
  return t('teamDay.placeIn', { place: nth(t, standing), group: group.label });
}

/** "quarter-final · against 1st of MA-B, now HC Třebín". */
export function meetingOf(
  t: Translator,
  { when, group, round }: Ahead,
  against: NonNullable<Ahead['against']>,
): string {
  const isNamed = group.bracket === true || when === 'place';
  const team = opponentName(t, against);
  const whom = t('teamDay.against', { team });
  const now = against.team || against.certain ? null : against.projected;
  const named = now ? `${whom}, ${t('results.ticket.projected', { team: fullName(now) })}` : whom;
  const name = isNamed ? null : roundOf(t, round);
  return name === null ? named : `${name} · ${named}`;
}

/** The opponent in the team's last open match of a group, if known. */
export function decidingOpponent(
  { matches, team }: { readonly matches: readonly MatchTicket[]; readonly team: TeamSlice['team'] },
  groupSlug: string,
): string | null {
  const match = matches.findLast(
    ({ group, stageCode }) => group?.slug === groupSlug && stageCode !== 'finished',
  );
  const other = match && (match.away.team?.id === team.id ? match.home : match.away);
  return other?.team ? fullName(other.team) : null;
}

function roundOf(t: Translator, round: Ahead['round']): string | null {
  if (round === null) return null;
  return inLanguage(t.locale, { cs: round.roundCs, en: round.roundEn }) || null;
}

function nth(t: Translator, place: number): string {
  return ordinal(place, t.locale);
}
