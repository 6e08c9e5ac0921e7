import { categoryLook } from '@sevenmetre/rules/look';
import { onCup } from '@sevenmetre/rules/identity';
import { inLanguage } from '@sevenmetre/rules/language';
import { shortDay } from '@sevenmetre/phrases/days';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import type { Translator } from '@sevenmetre/phrases';
import type { CategoryHead, HallHead, MatchTicket, TeamHead } from '@sevenmetre/rules/snapshot';
import { type CupOnCard, cardSize, cupMark, faded, glyphAt, ink, paper, textAt } from './drawing.ts';

/** A match with its category, for a row of a card. */
export interface MatchOfCard {
  readonly ticket: MatchTicket;
  readonly category: CategoryHead | null;
}

/** What the pictures of pages over many matches show, as plain data. */
export type OverviewContent =
  | {
      readonly what: 'home';
      readonly city: string | null;
      readonly live: number;
      readonly played: number;
      readonly total: number;
      /** Live ones, else those that come next. */
      readonly rows: readonly MatchOfCard[];
    }
  | {
      readonly what: 'day';
      readonly day: string;
      readonly matches: number;
      readonly played: number;
      readonly goals: number;
      /** null: nothing was played, or every match was drawn. */
      readonly largest: readonly [winner: number, loser: number] | null;
    }
  | {
      readonly what: 'hall';
      readonly hall: HallHead;
      readonly address: string | null;
      readonly day: string | null;
      readonly total: number;
      readonly rows: readonly MatchOfCard[];
    }
  | {
      readonly what: 'ranking';
      readonly category: CategoryHead;
      /** Best first; empty: the category is still played. */
      readonly rows: readonly { readonly place: number; readonly team: TeamHead }[];
      readonly teams: number;
    }
  | {
      readonly what: 'scorers';
      readonly category: CategoryHead;
      /** Best first; empty: no goals, or results are hidden. */
      readonly rows: readonly {
        /** null: the edition shows players by number. */
        readonly name: string | null;
        readonly number: number | null;
        readonly team: TeamHead | null;
        readonly goals: number;
      }[];
    };

const left = 54;
const right = cardSize.width - 54;
const dark = '#1c1914';

/** The first page, a day, a hall, a final ranking or the top scorers as a picture (SVG without text elements). */
export function overviewCard(t: Translator, content: OverviewContent, cup: CupOnCard): string {
  switch (content.what) {
    case 'home':
      return homeCard(t, content, cup);
    case 'day':
      return dayCard(t, content, cup);
    case 'hall':
      return hallCard(t, content, cup);
    case 'ranking':
      return rankingCard(t, content, cup);
    case 'scorers':
      return scorersCard(t, content, cup);
  }
}

type Of<What extends OverviewContent['what']> = Extract<OverviewContent, { readonly what: What }>;

function homeCard(t: Translator, { city, live, played, total, rows }: Of<'home'>, cup: CupOnCard): string {
  const frame = { back: dark, colour: onCup, aside: city ?? '' };
  const heading = live > 0 ? t('shareCard.live', { count: live }) : t('shareCard.matches', { count: total });
  return framed(cup, {
    ...frame,
    foot: total === 0 ? '' : t('shareCard.played', { played, count: total }),
    content: [
      textAt(heading, { weight: 900, size: 104 }, { x: left, y: 210, width: 900, fill: onCup }),
      ...rows
        .slice(0, 4)
        .map((row, at) => matchRow(t, row, { y: 292 + at * 68, colour: onCup, timed: live === 0 })),
    ],
  });
}

function dayCard(t: Translator, { day, matches, played, goals, largest }: Of<'day'>, cup: CupOnCard): string {
  const figures: [string, string][] = [
    [t.number(matches), t('shareCard.matchesWord', { count: matches })],
    ...(played === 0
      ? []
      : ([[t.number(goals / played, 1), t('shareCard.goalsEach')]] satisfies [string, string][])),
    ...(largest === null ? [] : ([[largest.join(':'), t('shareCard.largest')]] satisfies [string, string][])),
  ];
  const heading = played === 0 ? shortDay(t, day) : t('shareCard.goals', { count: goals });
  return framed(cup, {
    back: cup.accent ?? dark,
    colour: onCup,
    aside: played === 0 ? '' : shortDay(t, day),
    foot: '',
    content: [
      textAt(heading, { weight: 900, size: 150 }, { x: left, y: 270, width: right - left, fill: onCup }),
      line(334, onCup),
      ...figures.flatMap(([figure, word], at) => {
        const place = { x: left + at * 370, width: 340, fill: onCup };
        return [
          textAt(figure, { weight: 900, size: 76 }, { ...place, y: 420 }),
          textAt(word, { weight: 700, size: 30 }, { ...place, y: 464 }),
        ];
      }),
    ],
  });
}

function hallCard(t: Translator, { hall, address, day, total, rows }: Of<'hall'>, cup: CupOnCard): string {
  const name = inLanguage(t.locale, { cs: hall.nameCs, en: hall.nameEn });
  const foot = [address, day === null ? null : t('shareCard.matches', { count: total })];
  return framed(cup, {
    back: paper,
    colour: ink,
    aside: day === null ? '' : shortDay(t, day),
    foot: foot.filter(Boolean).join(' · '),
    content: [
      textAt(name, { weight: 900, size: 104 }, { x: left, y: 220, width: name === hall.code ? 1090 : 830 }),
      name === hall.code
        ? ''
        : textAt(hall.code, { weight: 900, size: 104 }, { x: right, y: 220, width: 230, anchor: 'end' }),
      ...rows.slice(0, 4).map((row, at) => matchRow(t, row, { y: 300 + at * 68, colour: ink, timed: true })),
    ],
  });
}

function rankingCard(t: Translator, { category, rows, teams }: Of<'ranking'>, cup: CupOnCard): string {
  const name = inLanguage(t.locale, { cs: category.nameCs, en: category.nameEn });
  const [champion, ...others] = rows;
  return framed(cup, {
    back: categoryLook(category.gender, category.ageRank).ink,
    colour: ink,
    aside: t('shareCard.ranking', { category: name }),
    foot: t('finale.teams', { count: teams }),
    content: [
      champion
        ? textAt(t('shareCard.champions'), { weight: 700, size: 30 }, { x: left, y: 168, width: 600 })
        : '',
      textAt(
        champion ? fullName(champion.team) : name,
        { weight: 900, size: 108 },
        { x: left, y: 268, width: right - left },
      ),
      champion ? line(312, ink) : '',
      ...others.slice(0, 8).flatMap(({ place, team }, at) => {
        const [x, y] = [left + Math.floor(at / 4) * 480, 366 + (at % 4) * 46];
        return [
          textAt(String(place), { weight: 900, size: 30 }, { x, y, width: 40 }),
          textAt(fullName(team), { weight: 700, size: 30 }, { x: x + 50, y, width: 400 }),
        ];
      }),
      glyphAt(category, right - 130, 440, 130),
    ],
  });
}

function scorersCard(t: Translator, { category, rows }: Of<'scorers'>, cup: CupOnCard): string {
  const name = inLanguage(t.locale, { cs: category.nameCs, en: category.nameEn });
  const most = rows[0]?.goals ?? 1;
  const colour = categoryLook(category.gender, category.ageRank).ink;
  return framed(cup, {
    back: paper,
    colour: ink,
    aside: t('shareCard.scorers', { category: name }),
    foot: '',
    content: [
      ...rows.slice(0, 5).flatMap((row, at) => {
        const y = 172 + at * 80;
        const player =
          row.name ?? (row.number === null ? '' : t('category.number', { number: String(row.number) }));
        return [
          textAt(String(at + 1), { weight: 900, size: 30 }, { x: left, y, width: 40 }),
          textAt(player, { weight: 900, size: 30 }, { x: left + 50, y, width: 320 }),
          textAt(
            row.team ? fullName(row.team) : '',
            { weight: 700, size: 20 },
            { x: left + 50, y: y + 28, width: 320, fill: faded },
          ),
          `<rect x="430" y="${y - 28}" width="${Math.round((540 * row.goals) / most)}" height="46" fill="${colour}" stroke="${ink}" stroke-width="3"/>`,
          textAt(
            String(row.goals),
            { weight: 900, size: 54 },
            { x: right, y: y + 14, width: 120, anchor: 'end' },
          ),
        ];
      }),
      rows.length === 0
        ? textAt(name, { weight: 900, size: 108 }, { x: left, y: 268, width: right - left })
        : '',
    ],
  });
}

interface Frame {
  readonly back: string;
  readonly colour: string;
  /** At the right of the cup's name. */
  readonly aside: string;
  readonly foot: string;
  readonly content: readonly string[];
}

/** The cup's mark and name above, its address below, on a ground of one colour. */
function framed(cup: CupOnCard, { back, colour, aside, foot, content }: Frame): string {
  const { width, height } = cardSize;
  const mark = back === dark || back === cup.accent ? { ...cup, accent: cup.accent ?? faded } : cup;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${back}"/>`,
    cupMark(mark, left, 36, 62),
    textAt(cup.name, { weight: 900, size: 34 }, { x: left + 80, y: 79, width: 560, fill: colour }),
    textAt(aside, { weight: 700, size: 32 }, { x: right, y: 79, width: 460, anchor: 'end', fill: colour }),
    ...content,
    textAt(cup.address ?? '', { weight: 900, size: 28 }, { x: left, y: 596, width: 520, fill: colour }),
    textAt(foot, { weight: 700, size: 28 }, { x: right, y: 596, width: 540, anchor: 'end', fill: colour }),
    '</svg>',
  ].join('');
}

function line(y: number, colour: string): string {
  return `<line x1="${left}" x2="${right}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="4"/>`;
}

interface RowPlace {
  readonly y: number;
  readonly colour: string;
  /** With the time of day instead of the score. */
  readonly timed: boolean;
}

/** Time or score of a match, its group in the ink of the category, and the two teams. */
function matchRow(t: Translator, { ticket, category }: MatchOfCard, { y, colour, timed }: RowPlace): string {
  const look = category && categoryLook(category.gender, category.ageRank);
  const { homeScore, awayScore } = ticket;
  const hasScore = !timed && homeScore !== null && awayScore !== null;
  const figure = hasScore ? `${homeScore}:${awayScore}` : (ticket.time ?? '');
  const teams = `${opponentName(t, ticket.home)} – ${opponentName(t, ticket.away)}`;
  return [
    `<line x1="${left}" x2="${right}" y1="${y - 44}" y2="${y - 44}" stroke="${colour}" stroke-width="2" stroke-dasharray="2 6"/>`,
    textAt(figure, { weight: 900, size: 42 }, { x: left, y, width: 140, fill: colour }),
    `<rect x="${left + 160}" y="${y - 36}" width="170" height="48" rx="6" fill="${look?.ink ?? paper}"/>`,
    category ? glyphAt(category, left + 172, y - 26, 28) : '',
    textAt(
      ticket.group?.label ?? ticket.category ?? '',
      { weight: 900, size: 28 },
      { x: left + 236, y: y - 2, width: 88 },
    ),
    textAt(teams, { weight: 700, size: 34 }, { x: left + 356, y, width: right - left - 356, fill: colour }),
  ].join('');
}
