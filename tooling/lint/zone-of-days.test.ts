import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../test/command.ts';

/**
 * Ways to count days or read times of day in another zone than the edition's. `dayIn`, `wallClock` and `clockOf` of the web
 * app and `inZone` of the server take the zone. Arithmetic on ISO days (`new Date(Date.parse(day) + …)`) is in no zone.
 */
const forbidden: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  {
    pattern:
      /(?:\b\w+(?:\(\))?|new Date\((?:now|at|instant|Date\.now\(\))?\))\.toISOString\(\)\s*\.slice\(0, ?-?1[04]\)/,
    instead: 'the day of an instant in UTC: take the day in the zone of the edition',
  },
  {
    pattern: /\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(\)/,
    instead: 'a part of a date in the zone of the device or the server: take it in the zone of the edition',
  },
  {
    pattern: /\.toLocale(?:Date|Time)String\(/,
    instead: 'a text in the zone of the device or the server: name the zone of the edition',
  },
  {
    pattern: /(?:\bnow|now\(\)|getTime\(\))\)? *\/ *(?:day|dayLength|millisecondsOfDay|86_400_000)\b/,
    instead: 'days counted in UTC: compare days in the zone of the edition',
  },
  {
    pattern: /Intl\.DateTimeFormat\((?!\)\.resolvedOptions)(?![^;]*?(?:timeZone|options))/,
    instead: 'a format without a zone: name the zone of the edition',
  },
];

/** Files that may, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'apps/server/src/features/competition/zone-time.ts': 'shifts the instant by the zone before',
  'apps/server/src/features/images/images.ts': 'fetches a picture again once a day',
  'apps/server/src/platform/sheets/read-sheet.ts': 'a cell of a sheet has a day without a zone',
  'apps/web/src/features/organiser/enumerations/age-band.ts': 'arithmetic on ISO days',
  'apps/web/src/features/reporter/dialogs/history-dialog.tsx':
    'the sheet on a device in the hall has no zone',
  'apps/web/src/features/reporter/halls/ready-card.tsx': 'when this device checked, on its own clock',
  'apps/web/src/features/reporter/scouting/scout-by-link-page.tsx':
    'when this device read the matches, on its own clock',
  'apps/web/src/lib/time/zone-clock.ts': 'todayHere is the day on this device',
};

function findIn(code: string): string[] {
  const text = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return forbidden.flatMap(({ pattern, instead }) => (pattern.test(text) ? [instead] : []));
}

describe('days and times of day', () => {
  it('are taken in the zone of the edition', () => {
    const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    }).map((file) => file.replaceAll('\\', '/'));
    const found = files.flatMap((file) =>
      findIn(readFileSync(join(root, file), 'utf8')).map((instead) => ({ file, instead })),
    );
    expect(found.filter(({ file }) => !Object.hasOwn(allowed, file))).toEqual([]);
    const used = new Set(found.map(({ file }) => file));
    expect(Object.keys(allowed).filter((file) => !used.has(file))).toEqual([]);
  });

  it('are recognised when they are not', () => {
    const wrong = [
      'const today = clock.now().toISOString().slice(0, 10);',
      'const today = new Date().toISOString().slice(0, 10);',
      'const today = Math.floor(now / day);',
      'const year = new Date(now).getFullYear();',
      'const text = at.toLocaleTimeString(tag);',
      'const text = new Intl.DateTimeFormat(tag, { hour: "numeric" }).format(at);',
    ];
    expect(wrong.filter((code) => findIn(code).length === 0)).toEqual([]);
    const right = [
      'const next = new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);',
      'const format = new Intl.DateTimeFormat(tag, { weekday: "long", timeZone });',
      'const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;',
    ];
    expect(right.flatMap(findIn)).toEqual([]);
  });
});
