import { type AppointmentRules, defaultAppointmentRules } from '@sevenmetre/engine/referees';
import { type PairLevel, pairLevels } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { configurationRepository } from '../competition/index.ts';

const limits = {
  mostPerDay: 'appointments-most-per-day',
  mostInRow: 'appointments-most-in-row',
  pause: 'appointments-pause',
  afterTravel: 'appointments-after-travel',
  longWait: 'appointments-long-wait',
} as const;
const weights = {
  load: 'appointments-weight-load',
  level: 'appointments-weight-level',
  hallChange: 'appointments-weight-hall-change',
  ownCountry: 'appointments-weight-own-country',
  ownCountryAtHome: 'appointments-weight-own-country-at-home',
  thirdTime: 'appointments-weight-third-time',
  wait: 'appointments-weight-wait',
  otherHall: 'appointments-weight-other-hall',
} as const;
const levels = {
  final: 'appointments-level-final',
  bracket: 'appointments-level-bracket',
  group: 'appointments-level-group',
} as const;
const usualLevels = { final: 'A', bracket: 'B', group: 'C' } as const satisfies Record<string, PairLevel>;
const reminders = { afterDays: 'appointments-remind-after-days', hour: 'appointments-remind-hour' } as const;
const usualHour = 9;

/**
 * Settings of an edition for appointments: the engine's rules without the home country, and the level that
 * each kind of match needs.
 */
export interface AppointmentSettings {
  readonly rules: Omit<AppointmentRules, 'homeCountry'>;
  readonly levels: Readonly<Record<keyof typeof levels, PairLevel>>;
  readonly reminders: {
    /** Days without an answer before a reminder; null: no reminders. */
    readonly afterDays: number | null;
    /** Hour of the day in the tournament's zone. */
    readonly hour: number;
  };
}

/** Settings of the edition; empty and invalid values are replaced by the defaults. */
export async function readAppointmentSettings(editionId: number, tx: Tx): Promise<AppointmentSettings> {
  const keys = [limits, weights, levels, reminders].flatMap((part) => Object.values(part));
  const values = await configurationRepository.findAllByEditionId(editionId, keys, tx);
  const { homeCountry: _, weights: usualWeights, ...usual } = defaultAppointmentRules;
  return {
    rules: {
      ...numbersOf(limits, usual, values),
      mostPerDay: Math.max(1, numberOf(values.get(limits.mostPerDay)) ?? usual.mostPerDay),
      mostInRow: Math.max(1, numberOf(values.get(limits.mostInRow)) ?? usual.mostInRow),
      weights: numbersOf(weights, usualWeights, values),
    },
    levels: {
      final: levelOf(values.get(levels.final)) ?? usualLevels.final,
      bracket: levelOf(values.get(levels.bracket)) ?? usualLevels.bracket,
      group: levelOf(values.get(levels.group)) ?? usualLevels.group,
    },
    reminders: {
      afterDays: numberOf(values.get(reminders.afterDays)),
      hour: Math.min(23, numberOf(values.get(reminders.hour)) ?? usualHour),
    },
  };
}

type Values = ReadonlyMap<string, string | null>;

function numbersOf<K extends string>(
  keys: Readonly<Record<K, string>>,
  usual: Readonly<Record<K, number>>,
  values: Values,
): Record<K, number> {
  const numbers: Record<K, number> = { ...usual };
  for (const name in keys) numbers[name] = numberOf(values.get(keys[name])) ?? usual[name];
  return numbers;
}

function numberOf(text: string | null | undefined): number | null {
  return text != null && /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}

function levelOf(text: string | null | undefined): PairLevel | null {
  return pairLevels.find((known) => known === text?.trim().toUpperCase()) ?? null;
}
