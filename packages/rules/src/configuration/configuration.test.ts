import { describe, expect, it } from 'vitest';
import type { ConfigurationDataType } from '../vocabulary/index.ts';
import { configurationValue, isStoredOnLeaving, ordersTables } from './index.ts';

const valueOf = (dataType: ConfigurationDataType, value: string | null) => {
  const result = configurationValue({ dataType, value });
  return result.ok ? result.value : result.code;
};
const invalid = 'configuration-value-invalid';

describe('a configuration value', () => {
  it('[CO1] is true only for the text true', () => {
    expect(valueOf('boolean', 'true')).toBe(true);
    for (const text of ['True', 'TRUE', ' true', '1', 'yes', 'false', '', null])
      expect(valueOf('boolean', text)).toBe(false);
  });

  it('[CO2] is the number that its text writes, and nothing else', () => {
    expect(['0', '-5', '+7', ' 18 '].map((text) => valueOf('integer', text))).toEqual([0, -5, 7, 18]);
    expect(
      ['1.5', '1e3', 'x', '12px', '0x10', '9007199254740993'].map((text) => valueOf('integer', text)),
    ).toEqual(Array(6).fill(invalid));
    expect(['1.5', '-2', '1e3'].map((text) => valueOf('float', text))).toEqual([1.5, -2, 1000]);
    expect(['1,5', '.5', 'NaN', 'Infinity', '1e999'].map((text) => valueOf('float', text))).toEqual(
      Array(5).fill(invalid),
    );
  });

  it('[CO3] is an instant in UTC, with the zone it names or without one', () => {
    const at = (text: string) => {
      const value = valueOf('datetime', text);
      return value instanceof Date ? value.toISOString() : value;
    };
    expect(at('2026-04-04T12:20:00Z')).toBe('2026-04-04T12:20:00.000Z');
    expect(at('2026-04-04T14:20:00+02:00')).toBe('2026-04-04T12:20:00.000Z');
    expect(at('2026-04-04 14:20:00+0200')).toBe('2026-04-04T12:20:00.000Z');
    expect(at('2026-04-04 12:20')).toBe('2026-04-04T12:20:00.000Z');
    expect(at('2026-04-04T12:20:00.123Z')).toBe('2026-04-04T12:20:00.000Z');
    expect(at('2026-04-04')).toBe('2026-04-04T00:00:00.000Z');
    for (const text of [
      '2026-02-30',
      '2026-13-01',
      '2026-04-04T25:00',
      '4. 4. 2026',
      'soon',
      '2026-04-04T12:00+99:00',
    ]) {
      expect(at(text)).toBe(invalid);
    }
  });

  it('[CO4] is its text for a string, and nothing where there is none', () => {
    expect(valueOf('string', ' Meadow ')).toBe(' Meadow ');
    expect(valueOf('string', '')).toBe('');
    for (const dataType of ['string', 'integer', 'float', 'datetime'] as const)
      expect(valueOf(dataType, null)).toBeNull();
    expect(valueOf('integer', ' ')).toBeNull();
  });

  it('[CO5] that does not fit its type is named', () => {
    expect(configurationValue({ dataType: 'integer', value: 'many' })).toEqual({
      ok: false,
      code: invalid,
      parameters: { dataType: 'integer', value: 'many' },
    });
  });

  it('[CO9] changes tables where it says what a result is worth', () => {
    expect(['points-win', 'points-tie', 'points-loss', 'walkover-goals'].filter(ordersTables)).toHaveLength(
      4,
    );
    expect(ordersTables('roster-players-max')).toBe(false);
  });

  it('[CO12] is stored on leaving unless something computed follows it, or only super admins change it', () => {
    const open = ['roster-players-max', 'half-length', 'show-results', 'draw-date'];
    expect(open.filter((key) => isStoredOnLeaving({ key, protected: false }))).toEqual(open);
    const followed = ['walkover-goals', 'tournament-start-date', 'tournament-end-date'];
    expect(followed.filter((key) => isStoredOnLeaving({ key, protected: false }))).toEqual([]);
    expect(isStoredOnLeaving({ key: 'player-name-publication', protected: true })).toBe(false);
  });
});
