import { describe, expect, it } from 'vitest';
import { createTranslator } from '@sevenmetre/phrases';
import { match } from '@sevenmetre/phrases/en/match';
import { results } from '@sevenmetre/phrases/en/results';
import { matchHead } from '../features/public/matches/match-head.ts';
import { aMatchSlice } from '../testing/match-slices.ts';
import { headMarkup } from './head-markup.ts';

const t = createTranslator({ match, results }, 'en');
const files = { scripts: [], styles: [], zone: null };
const address = {
  base: '',
  edition: { name: 'Lipová Cup' },
  locale: 'en',
  publicUrl: 'https://cup.test',
  pathname: '/results/match/42',
  addressLocale: null,
  languages: ['cs', 'en'] as const,
} as const;

function headOf(name: string, publicUrl: string | null = address.publicUrl): string {
  const slice = aMatchSlice();
  const { home } = slice.ticket;
  const named = { ...slice.ticket, home: { ...home, team: home.team && { ...home.team, name } } };
  return headMarkup(matchHead(t, { ...slice, ticket: named }), { ...address, publicUrl }, files);
}

function dataIn(markup: string): Record<string, unknown> {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup)?.[1] ?? 'null');
}

describe('the head of a match', () => {
  it('says its one address, the same in each language, and its picture', () => {
    const head = headOf('TJ Sokol');
    expect(head).toContain('<link rel="canonical" href="https://cup.test/results/match/42">');
    expect(head).toContain('hreflang="cs" href="https://cup.test/cs/results/match/42"');
    expect(head).toContain('hreflang="en" href="https://cup.test/en/results/match/42"');
    expect(head).toContain('hreflang="x-default" href="https://cup.test/results/match/42"');
    expect(head).toContain(
      'property="og:image" content="https://cup.test/api/v1/cards/match/42.png?lang=en"',
    );
    expect(head).toContain('content="summary_large_image"');
    const past = headMarkup(matchHead(t, aMatchSlice()), { ...address, base: '/2025' }, files);
    expect(past).toContain('https://cup.test/api/v1/cards/match/42.png?lang=en&amp;edition=2025');
  });

  it('is named by what it shows and by the cup, also without its data; a page without words of its own by the cup alone', () => {
    const titleOf = (head: Parameters<typeof headMarkup>[0], edition: typeof address.edition | null) =>
      /<title>(.*?)<\/title>/.exec(headMarkup(head, { ...address, edition }, files))?.[1];
    expect(titleOf({ title: 'TJ Sokol – Jiskra', description: '' }, address.edition)).toBe(
      'TJ Sokol – Jiskra · Lipová Cup',
    );
    expect(titleOf(matchHead(t, null), address.edition)).toBe('Match · Lipová Cup');
    expect(titleOf(matchHead(t, null), null)).toBe('Match · Sevenmetre');
    expect(titleOf({ title: '', description: '' }, address.edition)).toBe('Lipová Cup');
  });

  it('in the address of a language says that this is its own, beside those of the other languages', () => {
    const head = headMarkup(matchHead(t, aMatchSlice()), { ...address, addressLocale: 'en' }, files);
    expect(head).toContain('<link rel="canonical" href="https://cup.test/en/results/match/42">');
    expect(head).toContain('<meta property="og:url" content="https://cup.test/en/results/match/42">');
    expect(head).toContain('hreflang="cs" href="https://cup.test/cs/results/match/42"');
    expect(head).toContain('hreflang="x-default" href="https://cup.test/results/match/42"');
  });

  it('tells programs when and where which teams meet, and names no person', () => {
    const data = dataIn(headOf('TJ Sokol'));
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      url: 'https://cup.test/results/match/42',
      homeTeam: { '@type': 'SportsTeam', name: 'TJ Sokol II' },
      superEvent: { '@type': 'SportsEvent', sport: 'Handball' },
    });
    const people = aMatchSlice().roster.flatMap(({ name }) => name ?? []);
    expect(people.filter((name) => JSON.stringify(data).includes(name))).toEqual([]);
  });

  it('says where the hall is, as far as it is known', () => {
    const slice = aMatchSlice();
    const spot = { hallId: 1, address: 'Tyršova 14', lat: 49.56, lng: 15.93 };
    const edition = { ...slice.edition, city: 'Třebín' };
    const data = dataIn(headMarkup(matchHead(t, { ...slice, edition, spot }), address, files));
    expect(data['location']).toMatchObject({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', streetAddress: 'Tyršova 14', addressLocality: 'Třebín' },
      geo: { latitude: 49.56, longitude: 15.93 },
    });
  });

  it('keeps search engines off unless the edition shows numbers only and no referee is named', () => {
    const slice = { ...aMatchSlice(), referees: [] };
    const unnamed = { ...slice, edition: { ...slice.edition, namesPlayers: false as const } };
    const referees = [{ id: 1, name: 'A. Buk', countryCode: null }];
    const robots = (shown: Parameters<typeof matchHead>[1]) =>
      headMarkup(matchHead(t, shown), address, files).includes('noindex');
    expect([robots(slice), robots(unnamed), robots({ ...unnamed, referees })]).toEqual([true, false, true]);
  });

  it('leads programs from the first page to the feed', () => {
    const first = headMarkup(matchHead(t, null), { ...address, pathname: '/results' }, files);
    expect(first).toContain('type="application/atom+xml" href="/en/feed.atom" title="Lipová Cup"');
    expect(headOf('TJ Sokol')).not.toContain('feed.atom');
  });

  it('[LA4] a name ends no element of it', () => {
    const name = '</script><script>alert(1)</script><!-- "';
    const head = headOf(name);
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.stringify(dataIn(head)['homeTeam'])).toContain('alert(1)');
  });

  it('without a public address there is nothing to share', () => {
    const head = headOf('TJ Sokol', null);
    expect([head.includes('canonical'), head.includes('og:image')]).toEqual([false, false]);
  });
});
