import { describe, expect, it } from 'vitest';
import { choicesOf, isConfigurationText } from './index.ts';
import type { FormattedText } from './index.ts';

const integer = (value: string, format: string | null = null): FormattedText => ({
  dataType: 'integer',
  value,
  format,
});

describe('the text of a configuration entry', () => {
  it('[CO6] may be missing, whatever its type', () => {
    for (const dataType of ['string', 'integer', 'float', 'datetime', 'boolean'] as const) {
      expect(isConfigurationText({ dataType, value: null, format: '1…2' })).toBe(true);
      expect(isConfigurationText({ dataType, value: '', format: 'a|b' })).toBe(true);
    }
  });

  it('[CO6] is of its type', () => {
    expect(isConfigurationText(integer('12'))).toBe(true);
    expect(isConfigurationText(integer('1.5'))).toBe(false);
    expect(isConfigurationText({ dataType: 'float', value: '1.5', format: null })).toBe(true);
    expect(isConfigurationText({ dataType: 'boolean', value: 'yes', format: null })).toBe(false);
    expect(isConfigurationText({ dataType: 'datetime', value: '2026-02-30T10:00Z', format: null })).toBe(
      false,
    );
    expect(isConfigurationText({ dataType: 'string', value: 'x'.repeat(60_001), format: null })).toBe(false);
  });

  it.each(['bulletin-link', 'terms-general', 'terms-club', 'terms-referee'])(
    '[CO8] is a link in %s, or missing',
    (key) => {
      const isKept = (value: string | null) =>
        isConfigurationText({ key, dataType: 'string', value, format: null });
      for (const value of [
        'https://cup.example/a.pdf',
        'http://cup.example',
        '/files/a.pdf',
        ' /terms ',
        null,
        '',
      ])
        expect(isKept(value), String(value)).toBe(true);
      for (const value of [
        'javascript:alert(1)',
        ' JavaScript:alert(1)',
        'data:text/html,x',
        'https://',
        'https:///a',
        '//evil.example',
        '/\\\\evil.example',
        'https://cup.example/a b',
        'terms.pdf',
        'See the bulletin',
      ])
        expect(isKept(value), value).toBe(false);
    },
  );

  it('[CO8] may be any text elsewhere', () => {
    expect(
      isConfigurationText({ key: 'web-name', dataType: 'string', value: 'javascript:x', format: null }),
    ).toBe(true);
  });

  it('[CO6] is one of its choices, or within its bounds', () => {
    expect(choicesOf('error|warning|off')).toEqual(['error', 'warning', 'off']);
    expect(choicesOf('0…99')).toBeNull();
    expect(isConfigurationText({ dataType: 'string', value: 'off', format: 'error|off' })).toBe(true);
    expect(isConfigurationText({ dataType: 'string', value: 'of', format: 'error|off' })).toBe(false);
    expect([integer('0', '0…99'), integer('99', '0…99')].map(isConfigurationText)).toEqual([true, true]);
    expect([integer('-1', '0…99'), integer('100', '0…99')].map(isConfigurationText)).toEqual([false, false]);
    expect([integer('-1', '0…'), integer('1000', '0…')].map(isConfigurationText)).toEqual([false, true]);
  });
});
