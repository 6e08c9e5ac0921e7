import type {
  ConfigurationEntry,
  ListedConfigurationEntry,
} from '@sevenmetre/contract/configuration/schemas';
import type { Translator } from '@sevenmetre/phrases/translator';
import { fold } from '@sevenmetre/rules/search';
import { settingHint, settingName } from '../page/setting-name.ts';

export const groupNames = [
  'dates',
  'rosters',
  'matches',
  'halls',
  'referees',
  'publication',
  'money',
  'rest',
] as const;
export type GroupName = (typeof groupNames)[number];

const beginnings: readonly (readonly [GroupName, RegExp])[] = [
  ['dates', /^edition-phase/],
  ['rosters', /^(roster|jersey|leader|participant|mixed)/],
  ['halls', /^(half-time-break|hall|delay)/],
  ['matches', /^(walkover|points|half-length|default-event|suspension|reporter)/],
  ['referees', /^appointments/],
  ['publication', /^(show|player-name|names-become|terms|bulletin|contact|translations)/],
  ['money', /^(invoice|payment|price|bank)/],
];

/** What a first tournament needs, in this order; everything else has a value that suits most. */
const needed: readonly string[] = [
  'tournament-start-date',
  'tournament-end-date',
  'club-registration-create-from',
  'club-registration-create-till',
  'club-registration-update-till',
  'club-team-create-till',
  'payment-entry-fee-till',
  'payment-rest-till',
  'draw-date',
  'roster-edit-deadline',
  'roster-players-max',
  'roster-leaders-max',
  'half-length',
  'hall-changeover',
  'appointments-most-per-day',
  'show-results',
  'player-name-publication',
  'terms-club',
  'contact-name',
  'contact-email',
  'contact-phone',
  'invoice-due-days',
  'players-on-court',
];

/** Whether an entry has another value than most tournaments use; what is empty in a new edition, such as a date, has no usual value. */
export function differsFromUsual({
  value,
  initial,
}: Pick<ListedConfigurationEntry, 'value' | 'initial'>): boolean {
  return initial !== null && value !== initial;
}

/** Where an entry stands on the page. */
export function groupOf({ key, dataType }: Pick<ConfigurationEntry, 'key' | 'dataType'>): GroupName {
  if (dataType === 'datetime') return 'dates';
  return beginnings.find(([, beginning]) => beginning.test(key))?.[0] ?? 'rest';
}

/** Entries whose words in the reader's language, in Czech or English, or whose key, hold what was typed. */
export function foundEntries<E extends ConfigurationEntry>(
  t: Translator,
  entries: readonly E[],
  typed: string,
): readonly E[] {
  const wanted = fold(typed);
  if (wanted === '') return entries;
  return entries.filter((entry) => {
    const stored = [entry.key, entry.label, entry.labelCs, entry.description, entry.descriptionCs];
    return fold([settingName(t, entry), settingHint(t, entry), ...stored].join(' ')).includes(wanted);
  });
}

/**
 * What a first tournament needs comes first. A window begins with its first moment: what is named `…-from` stands before
 * its `…-till`.
 */
export function inOrder<E extends Pick<ConfigurationEntry, 'key'>>(all: readonly E[]): readonly E[] {
  const rank = ({ key }: E) => (needed.includes(key) ? needed.indexOf(key) : needed.length);
  const entries = all.toSorted((a, b) => rank(a) - rank(b));
  const named = new Map(entries.map((entry) => [entry.key, entry]));
  return entries.flatMap((entry) => {
    const [, base, end] = /^(.*)-(from|till)$/.exec(entry.key) ?? [];
    if (base === undefined) return [entry];
    const from = named.get(`${base}-from`);
    const till = named.get(`${base}-till`);
    if (from === undefined || till === undefined) return [entry];
    // The pair stands where its first member stood.
    const isFirst = entries.indexOf(entry) === Math.min(entries.indexOf(from), entries.indexOf(till));
    return isFirst && end !== undefined ? [from, till] : [];
  });
}
