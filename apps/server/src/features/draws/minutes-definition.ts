import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Content } from 'pdfmake/interfaces.js';
import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { ink, logoColumn, muted, type Paper, pageCount, pageNumber } from '../../platform/pdf/index.ts';

type Finished = PublicDraw & {
  readonly progress: NonNullable<PublicDraw['progress']>;
  readonly input: NonNullable<PublicDraw['input']>;
};

/**
 * The minutes of a draw: groups, order of balls, and everything needed to repeat the draw.
 * @param logo of the cup, as a `data:` address; null: none
 */
export function minutesDefinition(draw: Finished, logo: string | null, t: Translator, locale: Locale): Paper {
  const title = t('draws.minutes.title', { category: draw.category.code });
  const format = new Intl.DateTimeFormat(languageOf(locale).tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: draw.timeZone,
  });
  const at: Moment = (instant) => (instant === null ? '' : format.format(new Date(instant)));
  const revealed = new Date(draw.progress.revealedAt ?? draw.progress.announcedAt);
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: 'NotoSans', fontSize: 9.5, color: ink, lineHeight: 1.25 },
    info: { title, author: draw.tournament, creationDate: revealed, modDate: revealed },
    language: locale,
    footer: {
      text: `${title} · ${t('draws.minutes.page', { page: pageNumber, pages: pageCount })}`,
      alignment: 'center',
      color: muted,
      fontSize: 8,
      margin: [0, 18, 0, 0],
    },
    content: [
      {
        columns: [
          [
            { text: draw.tournament, color: muted, bold: true },
            { text: title, fontSize: 20, bold: true, margin: [0, 0, 0, 10] },
          ],
          ...logoColumn(logo),
        ],
      },
      facts(draw, t, at),
      groups(draw),
      balls(draw, t),
      ...amendments(draw, t, at),
      ...versions(draw, t, at),
      ...attempts(draw, t, at),
      { text: t('draws.minutes.howTo'), color: muted, margin: [0, 10, 0, 0] },
    ],
  };
}

/** An instant in the zone of the tournament; null: no text. */
type Moment = (instant: string | null) => string;

function facts({ progress, input }: Finished, t: Translator, at: Moment): Content {
  const numbers = progress.hallNumbers.join(' ');
  const rows = [
    [t('draws.minutes.attempt'), String(progress.number)],
    [t('draws.minutes.announced'), at(progress.announcedAt)],
    [t('draws.minutes.began'), at(progress.startedAt)],
    [t('draws.minutes.ended'), at(progress.revealedAt)],
    [t('draws.fingerprint'), progress.secretHash],
    [t('draws.secret'), progress.secret ?? ''],
    [t('draws.inputHash'), progress.inputHash ?? ''],
    [t('draws.hallNumbers'), progress.numbersBy === null ? numbers : `${numbers} (${progress.numbersBy})`],
    [t('draws.sameClub'), t(input.rules.sameClub === 'forbidden' ? 'draws.never' : 'draws.allowed')],
  ];
  const cells = rows.map(([label = '', value = '']) => [{ text: label, color: muted }, { text: value }]);
  return { table: { widths: [120, '*'], body: cells }, layout: 'noBorders', margin: [0, 0, 0, 10] };
}

/** Changes of the groups after the draw, with their reasons. */
function amendments(draw: Finished, t: Translator, at: Moment): Content[] {
  return part(
    t('draws.minutes.amendments'),
    draw.amendments.map(({ at: instant, reason, groups: after }) => [
      at(instant),
      [
        reason ?? t('draws.public.amendmentUndone'),
        ...after.map(({ id, teams }) => `${id}: ${teams.map(({ name }) => name).join(', ')}`),
      ].join('\n'),
    ]),
  );
}

/** Versions of teams and rules that were published before the frozen one. */
function versions(draw: Finished, t: Translator, at: Moment): Content[] {
  return part(
    t('draws.minutes.versions'),
    draw.earlierInputs.map(({ at: instant, hash }) => [at(instant), hash]),
  );
}

/** Attempts before this one. */
function attempts(draw: Finished, t: Translator, at: Moment): Content[] {
  return part(
    t('draws.minutes.attempts'),
    draw.earlier.map(({ number, state, endedAt, reason, secretHash, balls: shown }) => [
      `${number}`,
      [
        t(state === 'stopped' ? 'draws.public.attemptStopped' : 'draws.public.attemptSetAside', {
          at: at(endedAt),
        }),
        t('draws.public.attemptReason', { reason }),
        t('draws.public.attemptBalls', {
          drawn: shown.filter(({ group }) => group !== null).length,
          balls: draw.input.teams.length,
        }),
        secretHash,
      ].join('\n'),
    ]),
  );
}

/** A heading and a table; nothing if the table is empty. */
function part(heading: string, body: string[][]): Content[] {
  if (body.length === 0) return [];
  return [
    { text: heading, bold: true, fontSize: 12, margin: [0, 12, 0, 4] },
    { table: { widths: ['auto', '*'], body }, layout: 'lightHorizontalLines' },
  ];
}

function groups({ progress, input }: Finished): Content {
  const nameOf = namesOf(input);
  const body = input.groups.map(({ id }, index) => [
    { text: id, bold: true },
    progress.balls.flatMap((ball) => (ball.group === index ? (nameOf.get(ball.team) ?? '') : [])).join(', '),
  ]);
  return {
    table: { headerRows: 0, widths: ['auto', '*'], body },
    layout: 'lightHorizontalLines',
    margin: [0, 0, 0, 12],
  };
}

function balls({ progress, input }: Finished, t: Translator): Content {
  const nameOf = namesOf(input);
  const potOf = new Map(input.teams.map(({ id, pot }) => [id, pot]));
  const lines = progress.balls.map(({ team, group }, index) => [
    String(index + 1),
    t('draws.potNumber', { pot: (potOf.get(team) ?? 0) + 1 }),
    nameOf.get(team) ?? '',
    { text: input.groups[group ?? -1]?.id ?? '', bold: true },
  ]);
  return {
    table: { widths: ['auto', 'auto', '*', 'auto'], dontBreakRows: true, body: lines },
    layout: 'lightHorizontalLines',
  };
}

function namesOf({ teams }: Finished['input']): ReadonlyMap<string, string> {
  return new Map(teams.map(({ id, name }) => [id, name]));
}
