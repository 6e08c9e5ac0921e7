import { createTranslator } from '@sevenmetre/phrases';
import { everyLanguage } from '@sevenmetre/phrases/every-language';
import type { MatchTicket } from '@sevenmetre/rules/snapshot';
import { expect, it } from 'vitest';
import { printPdf } from '../../../platform/pdf/index.ts';
import { poster, settingOf } from './poster.ts';
import { pages, sheet } from './sheet.ts';

const longNames = {
  cs: ['TJ Sokol Velké Mezihoří u Nové Studánky', 'Sportovní klub mládeže Chřibská Pláň'],
  de: ['Handballspielgemeinschaft Rheinland-Ahrenfeld', 'Turnverein Obergrün-Weißenfelden 1898'],
} as const;
const shortNames = ['TJ Sokol Tři Lípy', 'HC Třebín'];

function aTicket(at: number, names: readonly string[]): MatchTicket {
  const side = (which: number) => ({
    team: { id: which, name: names[which % 2] ?? '', numeral: 'II', countryCode: 'CZ', sportCode: 'CZE' },
    placeholder: null,
    projected: null,
  });
  return {
    id: at,
    matchNumber: 100 + at,
    slug: `MA-C-${100 + at}`,
    category: 'MA',
    group: { label: 'MA SF2', slug: 'MA-SF2', bracket: true },
    home: side(at),
    away: side(at + 1),
    homeScore: null,
    awayScore: null,
    homeHalfTimeScore: null,
    awayHalfTimeScore: null,
    walkOver: null,
    endedInShootout: false,
    corrected: false,
    beingChecked: false,
    stageCode: 'not_started',
    stageStartedAt: null,
    clock: null,
    halfLength: 900,
    startsAt: '2026-04-04T06:00:00Z',
    day: '2026-04-04',
    time: `${String(7 + Math.floor(at / 3)).padStart(2, '0')}:${at % 3}0`,
    delay: null,
    hall: null,
  };
}

const aPoster = (matches: number, names: readonly string[]) => ({
  title: 'H08 Hala Střední průmyslové školy strojnické',
  sub: 'Průmyslová 220, Lipová nad Řekou',
  day: '2026-04-04',
  tickets: Array.from({ length: matches }, (_, at) => aTicket(at, names)),
  namesHalls: false,
  partner: null,
  lookOf: () => null,
  href: 'https://cup.example/results/matches-by-hall/8',
});

const settingFor = (matches: number, names: readonly string[]) =>
  settingOf({
    ...aPoster(matches, names),
    names: Array.from({ length: matches }, () => [names[0] ?? '', names[1] ?? '']),
  });

async function pagesOf(matches: number, locale: 'cs' | 'de'): Promise<number> {
  const t = createTranslator(everyLanguage[locale], locale);
  const look = { logo: null, accent: '#17594a', address: 'lipovacup.example', partners: ['Bakery'] };
  const now = new Date('2026-04-01T00:00:00Z');
  const content = pages([poster(aPoster(matches, longNames[locale]), t)]);
  const bytes = await printPdf(sheet({ kind: 'hall-day', tournament: 'Lipová Cup', now, look }, content, t));
  return bytes.toString('latin1').match(/\/Type \/Page\b/gu)?.length ?? 0;
}

it('given few matches with short names, then letters are large and the code stands below them', () => {
  expect(settingFor(10, shortNames)).toMatchObject({ fontSize: 14.5, isDense: false });
});

it('given 30 matches, then the code stands beside the title, and letters can be read from a metre', () => {
  const setting = settingFor(30, longNames.cs);
  expect(setting.isDense).toBe(true);
  expect(setting.fontSize).toBeGreaterThanOrEqual(9);
});

it.each(['cs', 'de'] as const)(
  'given 30 matches of teams with names of two lines in %s, then the poster is one page, and 50 flow on',
  async (locale) => {
    expect(await pagesOf(30, locale)).toBe(1);
    expect(await pagesOf(50, locale)).toBe(2);
  },
);
