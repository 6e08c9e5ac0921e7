import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { configurationEntryData } from './configuration-entries.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

/** Keys of section 9 of the specification, under our names, with their types. */
const specified = {
  'club-registration-create-from': 'datetime',
  'club-registration-create-till': 'datetime',
  'club-registration-update-from': 'datetime',
  'club-registration-update-till': 'datetime',
  'club-team-create-till': 'datetime',
  'jersey-number-edit-enabled': 'boolean',
  'leader-minimum-age': 'integer',
  'roster-edit-deadline': 'datetime',
  'bulletin-link': 'string',
  'show-referee-accommodation': 'boolean',
  'show-referee-in-halls': 'boolean',
  'referee-registration-create-from': 'datetime',
  'referee-registration-create-till': 'datetime',
  'referee-registration-update-from': 'datetime',
  'referee-registration-update-till': 'datetime',
  'accommodation-till-local': 'datetime',
  'accommodation-till-foreign': 'datetime',
  'show-accommodation-in-club-zone': 'boolean',
  'show-results': 'boolean',
  'terms-general': 'string',
  'terms-club': 'string',
  'terms-referee': 'string',
  'tournament-start-date': 'datetime',
  'tournament-end-date': 'datetime',
  'first-game-date': 'datetime',
  'default-event-type-position': 'integer',
  translations: 'string',
} as const;

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const sources = globSync(['packages/rules/src/**/*.ts', 'apps/server/src/**/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.|reference-data|\/testing\//.test(file))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');

it('every key of the specification exists, with its type and its words in both languages', () => {
  const known = new Map<string, ConfigurationEntryData>(
    configurationEntryData.map((entry) => [entry.key, entry]),
  );
  for (const [key, dataType] of Object.entries(specified)) {
    expect(known.get(key)).toMatchObject({ dataType });
    expect([known.get(key)?.labelCs, known.get(key)?.labelEn].every((label) => label !== '')).toBe(true);
  }
});

it('every key has an effect: something reads it by its name', () => {
  const silent = configurationEntryData.map(({ key }) => key).filter((key) => !isRead(key));
  expect(silent).toEqual([]);
});

/** Names of registration periods are composed at run time. */
function isRead(key: string): boolean {
  const [, kind, bound] = /^(\w+-registration)-(.+)$/.exec(key) ?? [];
  return (kind === undefined ? [key] : [kind, bound]).every((part) => sources.includes(`'${part}'`));
}
