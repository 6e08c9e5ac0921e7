import { shortDay } from '@sevenmetre/phrases/days';
import { hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import type { Translator } from '@sevenmetre/phrases';
import { dayOfTeam } from '@sevenmetre/rules/schedule';
import type { MatchTicket, TeamSlice } from '@sevenmetre/rules/snapshot';
import { ink, textAt } from './drawing.ts';

interface Sides {
  readonly left: number;
  readonly right: number;
}

interface Line {
  /** "Live", "Next", "Last match". */
  readonly label: string;
  /** The opponent. */
  readonly who: string;
  /** Time and hall; null: finished. */
  readonly about: string | null;
  readonly score: string | null;
}

/** Lines of a team's card: running match, next match, last result. */
export function dayOf(t: Translator, { team, matches }: TeamSlice, sides: Sides): string[] {
  const { live, next, last } = dayOfTeam(matches, false);
  const lines = [
    live && lineOf(t, t('results.ticket.live'), live, team.id),
    next && lineOf(t, t('teamDay.next'), next, team.id),
    last && lineOf(t, t('teamDay.last'), last, team.id),
  ].filter((line) => line !== null);
  if (lines.length === 0)
    return [textAt(t('teamDay.waiting'), { weight: 700, size: 30 }, { ...placeOf(sides), y: 190 })];
  return lines.flatMap((line, index) => drawn(line, 126 + index * 158, sides));
}

function placeOf({ left, right }: Sides) {
  return { x: left, width: right - left };
}

function lineOf(t: Translator, label: string, match: MatchTicket, teamId: number): Line {
  const { opponent, own, other } = fromSide(match, teamId);
  const isToCome = match.stageCode === 'not_started';
  const hall = match.hall && hallWithCode(match.hall, t.locale);
  const when = match.day === null ? null : `${shortDay(t, match.day)} ${match.time ?? ''}`.trim();
  return {
    label,
    who: opponentName(t, opponent),
    about: isToCome ? [when, hall].filter((part) => part !== null).join(' · ') : hall,
    score: isToCome || own === null || other === null ? null : `${own}:${other}`,
  };
}

function drawn({ label, who, about, score }: Line, top: number, sides: Sides): string[] {
  const { left, right } = sides;
  const place = placeOf(sides);
  return [
    `<line x1="${left}" x2="${right}" y1="${top}" y2="${top}" stroke="${ink}" stroke-width="4"/>`,
    textAt(label, { weight: 700, size: 25 }, { ...place, y: top + 38 }),
    textAt(
      who,
      { weight: 900, size: 44 },
      { ...place, y: top + 88, width: place.width - (score === null ? 0 : 170) },
    ),
    score === null
      ? ''
      : textAt(score, { weight: 900, size: 58 }, { x: right, y: top + 90, width: 160, anchor: 'end' }),
    about === null || about === ''
      ? ''
      : textAt(about, { weight: 700, size: 27 }, { ...place, y: top + 128 }),
  ];
}

/** A match from the team's point of view: opponent and goals. */
export function fromSide({ home, away, homeScore, awayScore }: MatchTicket, teamId: number) {
  const isAway = away.team?.id === teamId;
  return isAway
    ? { opponent: home, own: awayScore, other: homeScore }
    : { opponent: away, own: homeScore, other: awayScore };
}
