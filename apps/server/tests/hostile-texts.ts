import fc from 'fast-check';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { aCategory, aGroup, aMatch, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';

const firstSurrogate = 0xd800;
const surrogates = 0x800;

const pieces = [
  '\r\n',
  '\n',
  '\r',
  '\u0001',
  '\u000b',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  'END:VEVENT\r\nEND:VCALENDAR',
  '\r\nBEGIN:VALARM',
  '\r\nBcc: everybody@example.test',
  '\nATTACH:https://evil.example.test/',
  '</script><script>alert(1)</script>',
  '<!--',
  ']]>',
  '"><img src=x onerror=alert(1)>',
  '=cmd|calc',
  '+1',
  '@x',
  "'",
  '"',
  ';',
  ',',
  '\\',
  '\\n',
  ':',
  '\t',
  '\ufffe',
  'Žluťoučký',
  '🤾🏽‍♀️',
  'x'.repeat(80),
];

/** Any text that UTF-8 can hold. (`unit: 'binary'` of fc.string computes a table of all characters first.) */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const character = fc
    .integer({ min: 0, max: 0x10ffff - surrogates })
    .map((code) => String.fromCodePoint(code < firstSurrogate ? code : code + surrogates));
  return fc.array(character, { maxLength }).map((characters) => characters.join(''));
}

/** Texts that a database may contain from before one-line texts were validated, including malicious ones. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), anyText(20)), { maxLength: 6 })
  .map((parts) => parts.join('').replaceAll('\0', ''));

/** A match of two teams in a cup where every public text is the given one. */
export function cupNamed(text: string): Snapshot {
  const cup = aSnapshot({
    categories: [aCategory(1, text)],
    groups: [aGroup(1, text)],
    teams: [aTeam(1, { name: text, clubName: text }), aTeam(2, { clubName: text })],
    seats: [],
    matches: [aMatch(1, 1, [1, 2])],
  });
  const hall = { id: 1, code: text, nameCs: text, nameEn: text };
  const place = { id: 1, code: text, kind: 'hall', nameCs: text, nameEn: text, address: text } as const;
  const more = { lat: 49.5, lng: 15.5, link: text, visibleOnMap: true, informationCs: text };
  return {
    ...cup,
    edition: { ...cup.edition, name: text, city: text },
    halls: new Map([[1, hall]]),
    places: new Map([[1, { ...place, ...more, informationEn: text, files: [] }]]),
  };
}
