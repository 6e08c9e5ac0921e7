import { describe, expect, it } from 'vitest';
import { dayWithin, email, maxLength, minLength, required, wholeNumber, year } from './checks.ts';
import { phone } from './phone.ts';
import { firstError } from './field-error.ts';

describe('fields of forms', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    [null, 'required'],
    [false, 'required'],
    [0, undefined],
    ['x', undefined],
  ])('what is required is there: %j', (value, code) => {
    expect(required(value)?.code).toBe(code);
  });

  it('texts have bounds, counted without the blanks around them', () => {
    expect(minLength(3)(' ab ')).toEqual({ code: 'minLength', min: 3 });
    expect(minLength(3)('')).toBeNull();
    expect(minLength(3)('abc')).toBeNull();
    expect(maxLength(3)('abcd')).toEqual({ code: 'maxLength', max: 3 });
    expect(maxLength(3)(' abc ')).toBeNull();
  });

  it.each([
    [1.5, 'integer'],
    [-1, 'min'],
    [41, 'max'],
    [0, undefined],
    [40, undefined],
    [null, undefined],
  ])('counts are whole and within their bounds: %j', (value, code) => {
    expect(wholeNumber(0, 40)(value)?.code).toBe(code);
  });

  it('years have sentences of their own', () => {
    expect(year(1930, 2010)(1929)).toEqual({ code: 'yearMin', min: 1930 });
    expect(year(1930, 2010)(2011)).toEqual({ code: 'yearMax', max: 2010 });
    expect([1930, 1990, 2010].map(year(1930, 2010))).toEqual([null, null, null]);
    expect(year(1930, 2010)(null)).toBeNull();
  });

  it.each([
    ['2026-02-30', 'dateDay'],
    ['3. 4. 2026', 'dateFormat'],
    ['2026-04', 'dateFormat'],
    ['2026-04-01', 'dateMin'],
    ['2026-04-06', 'dateMax'],
    ['2026-04-02', undefined],
    ['2026-04-05', undefined],
    ['', undefined],
  ])('days exist and lie within their bounds: %s', (value, code) => {
    expect(dayWithin('2026-04-02', '2026-04-05')(value)?.code).toBe(code);
  });

  it.each([
    ['petra@example.test', undefined],
    ['petra@example', 'email'],
    ['petra.example.test', 'email'],
    ['a b@example.test', 'email'],
    ['', undefined],
  ])('e-mail addresses: %s', (value, code) => {
    expect(email(value)?.code).toBe(code);
  });

  it.each([
    ['+49 89 1234567', undefined],
    ['+420 (601) 123-456', undefined],
    ['601 123 456', 'phone'],
    ['+0 601', 'phone'],
    ['+49 call me', 'phone'],
    ['+4', 'phone'],
    ['+999 601 123 456', 'phone'],
    ['+210 601 123 456', 'phone'],
    ['+49 1', 'phoneDigits'],
    ['+420 1', 'phoneDigits'],
    ['+420 12', undefined],
    ['+420 12345678901234567', undefined],
    ['+420 123456789012345678', 'phoneDigits'],
    ['+49 123456789012345678901', 'phoneDigits'],
    ['', undefined],
  ])('phones are international: %s', (value, code) => {
    expect(phone(value)?.code).toBe(code);
  });

  it('the first error of several checks is the one that is said', () => {
    expect(firstError('', [required, email])).toEqual({ code: 'required' });
    expect(firstError('petra', [required, email])).toEqual({ code: 'email' });
    expect(firstError('petra@example.test', [required, email])).toBeNull();
  });
});
