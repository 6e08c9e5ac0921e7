import { inLanguage } from '@sevenmetre/rules/language';
import { dayRange, shortDay } from '@sevenmetre/phrases/days';
import { nth, placeReason } from '@sevenmetre/phrases/final-place';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import type { Translator } from '@sevenmetre/phrases';
import { categoryLook } from '@sevenmetre/rules/look';
import type { MatchTicket, TeamSlice } from '@sevenmetre/rules/snapshot';
import { topScorersOfTeam } from '@sevenmetre/rules/statistics';
import { type CupOnCard, cupMark, cardSize, glyphAt, ink, paper, textAt } from './drawing.ts';
import { dayOf, fromSide } from './team-day-lines.ts';

/** Number of matches that fit; of more, the last ones are drawn. */
const most = 10;
const stub = 418;
const left = 474;
const right = cardSize.width - 48;

/**
 * A team as a picture (SVG without text elements): present, next and last match while its category is played;
 * afterwards its place, all matches and sums.
 */
export function teamCard(t: Translator, slice: TeamSlice, cup: CupOnCard): string {
  const { width, height } = cardSize;
  const { ink: colour } = categoryLook(slice.category.gender, slice.category.ageRank);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour}"/>`,
    `<line x1="${stub}" x2="${stub}" y1="30" y2="${height - 30}" stroke="${ink}" stroke-width="4" stroke-dasharray="4 7"/>`,
    ...[0, height].map((y) => `<circle cx="${stub}" cy="${y}" r="23" fill="${paper}"/>`),
    ...stubOf(t, slice),
    cupMark(cup, stub - 26 - 52, 540, 52),
    textAt(fullName(slice.team), { weight: 900, size: 60 }, { x: left, y: 96, width: right - left }),
    ...(slice.finalPlace
      ? [...pathOf(t, slice), ...sumsOf(t, slice), ...scorersOf(t, slice)]
      : dayOf(t, slice, { left, right })),
    '</svg>',
  ].join('');
}

function stubOf(t: Translator, { edition, category, finalPlace }: TeamSlice): string[] {
  const small = { weight: 700, size: 27 } as const;
  const place = { x: 48, width: stub - 76 };
  const when = [edition.city, dayRange(t, edition.startDate, edition.endDate)].filter(Boolean).join(' · ');
  return [
    textAt(edition.name, small, { ...place, y: 66 }),
    textAt(when, small, { ...place, y: 100 }),
    ...(finalPlace
      ? placeOf(t, finalPlace, category.code)
      : [textAt(category.code, { weight: 900, size: 150 }, { ...place, y: 320 })]),
    glyphAt(category, 48, 540, 52),
    textAt(category.code, { weight: 900, size: 30 }, { x: 116, y: 577, width: 110 }),
  ];
}

function placeOf(
  t: Translator,
  { place, of, reason, playoff }: NonNullable<TeamSlice['finalPlace']>,
  category: string,
): string[] {
  const line = { x: 48, width: stub - 70 };
  const teams = t('finale.teams', { count: of });
  return [
    textAt(nth(t, place), { weight: 900, size: 210 }, { ...line, y: 330 }),
    textAt(`${teams} · ${category}`, { weight: 900, size: 29 }, { ...line, y: 414 }),
    textAt(placeReason(t, reason, playoff), { weight: 700, size: 27 }, { ...line, y: 450, smallest: 18 }),
  ];
}

function pathOf(t: Translator, { team, groups, matches }: TeamSlice): string[] {
  const played = matches.filter(isOver).slice(-most);
  const height = 388 / Math.max(8, played.length);
  const rounds = new Map(
    groups.map((group) => [group.slug, inLanguage(t.locale, { cs: group.roundCs, en: group.roundEn })]),
  );
  const rule = (y: number, weight: number) =>
    `<line x1="${left}" x2="${right}" y1="${y}" y2="${y}" stroke="${ink}" stroke-width="${weight}"/>`;
  return [
    rule(126, 4),
    ...played.flatMap((match, index) => {
      const y = 126 + (index + 1) * height;
      const about = (match.group?.bracket && rounds.get(match.group.slug)) || dayOfMatch(t, match);
      return [rowOf(t, match, { teamId: team.id, about, y: y - height / 2 + 9 }), rule(y, 1)];
    }),
  ];
}

interface RowPlace {
  readonly teamId: number;
  readonly about: string;
  readonly y: number;
}

function rowOf(t: Translator, match: MatchTicket, { teamId, about, y }: RowPlace): string {
  const { opponent, own, other } = fromSide(match, teamId);
  const name = { weight: 700, size: 25 } as const;
  const hasWon = own !== null && other !== null && own > other;
  return [
    hasWon ? `<circle cx="${left + 12}" cy="${y - 9}" r="9" fill="${ink}"/>` : '',
    textAt(about, name, { x: left + 36, y, width: 166, smallest: 13 }),
    textAt(opponentName(t, opponent), name, { x: left + 214, y, width: 350 }),
    own === null || other === null
      ? ''
      : textAt(`${own}:${other}`, { weight: 900, size: 29 }, { x: right, y, width: 110, anchor: 'end' }),
  ].join('');
}

function sumsOf(t: Translator, { team, matches }: TeamSlice): string[] {
  const counts = { wins: 0, ties: 0, losses: 0, goals: 0 };
  for (const match of matches.filter(isOver)) {
    const { own, other } = fromSide(match, team.id);
    if (own === null || other === null) continue;
    if (match.walkOver === null) counts.goals += own;
    counts[match.walkOver === 'both' || own < other ? 'losses' : own > other ? 'wins' : 'ties'] += 1;
  }
  const shown = (['wins', 'ties', 'losses', 'goals'] as const).filter((name) => counts[name] > 0);
  return shown.flatMap((name, index) => {
    const x = left + index * 112;
    return [
      textAt(String(counts[name]), { weight: 900, size: 42 }, { x, y: 566, width: 100 }),
      textAt(
        t(`finale.ticket.${name}`, { count: counts[name] }),
        { weight: 700, size: 22 },
        { x, y: 596, width: 100 },
      ),
    ];
  });
}

/** The best scorers, right of the sums; there is room for two. */
function scorersOf(t: Translator, { participants }: TeamSlice): string[] {
  const best = topScorersOfTeam(participants ?? []);
  const [first] = best;
  if (first === undefined || best.length > 2) return [];
  const names = best.map(({ name, jerseyNumber }) => name ?? `#${jerseyNumber}`).join(', ');
  const place = { x: right, width: 230, anchor: 'end' } as const;
  return [
    textAt(`${names} · ${first.goals}`, { weight: 900, size: 30 }, { ...place, y: 563, smallest: 16 }),
    textAt(t('finale.ticket.mostGoals'), { weight: 700, size: 22 }, { ...place, y: 596 }),
  ];
}

function isOver({ stageCode }: MatchTicket): boolean {
  return stageCode === 'finished' || stageCode === 'waiting_for_approval';
}

function dayOfMatch(t: Translator, { day }: MatchTicket): string {
  return day === null ? '' : shortDay(t, day);
}
