import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clubsBySymbol,
  ibanOfCzechAccount,
  ibanText,
  matchPayment,
  parseIban,
  paymentCode,
} from './index.ts';

const request = {
  iban: 'CZ65 0800 0000 1920 0014 5399',
  bic: 'GIBACZPX',
  name: 'Žízeň, příliš s.r.o.',
  amount: 123_405,
  currency: 'CZK',
  variableSymbol: '2600147',
  message: 'Faktura 2026-1-0001 * Lipová',
  dueDate: '2026-03-20',
} as const;

describe('an account', () => {
  it('[MO17] is an IBAN of the right length and sum', () => {
    const texts = ['cz65 0800 0000 1920 0014 5399', 'DE89370400440532013000', 'GB29 NWBK 6016 1331 9268 19'];
    expect(texts.map(parseIban)).toEqual([
      'CZ6508000000192000145399',
      'DE89370400440532013000',
      'GB29NWBK60161331926819',
    ]);
    const wrong = ['CZ6508000000192000145390', 'CZ650800000019200014539', 'DE8937040044053201300', 'x', ''];
    expect(wrong.map(parseIban)).toEqual([null, null, null, null, null]);
    // The checksums are right: the first is too short for its country, the second for any, the last has the
    // minimal length.
    const sums = ['CZ340800000019200014539', 'XX361234567890', 'XX0812345678901'];
    expect(sums.map(parseIban)).toEqual([null, null, 'XX0812345678901']);
  });

  it('[MO17] of a Czech number has the same IBAN, unless a digit is wrong', () => {
    expect(ibanOfCzechAccount('19-2000145399/0800')).toBe('CZ6508000000192000145399');
    expect(ibanOfCzechAccount('19-2000145398/0800')).toBeNull();
    expect(ibanOfCzechAccount('18-2000145399/0800')).toBeNull();
    expect(ibanOfCzechAccount('2000145399')).toBeNull();
  });

  it('[MO17] with one digit changed is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const iban = 'CZ6508000000192000145399';
        const digit = (Number(iban[place]) + more) % 10;
        expect(parseIban(`${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`)).toBeNull();
      }),
    );
  });

  it('is written in fours', () => {
    expect(ibanText('CZ6508000000192000145399')).toBe('CZ65 0800 0000 1920 0014 5399');
  });
});

describe('a payment code', () => {
  it('[MO18] is a SPAYD for crowns', () => {
    expect(paymentCode(request)).toBe(
      'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:1234.05*CC:CZK*DT:20260320*MSG:FAKTURA 2026-1-0001 LIPOVA*X-VS:2600147',
    );
  });

  it('[MO18] is an EPC code for euros', () => {
    const code = paymentCode({ ...request, currency: 'EUR', bic: null, name: 'Łódź & Straße' });
    expect(code?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Lodz Strasse',
      'CZ6508000000192000145399',
      'EUR1234.05',
      '',
      '',
      '/VS/2600147 Faktura 2026-1-0001 Lipova',
    ]);
  });

  it('[MO18] asks for nothing without an amount or a valid account', () => {
    expect(paymentCode({ ...request, amount: 0 })).toBeNull();
    expect(paymentCode({ ...request, amount: -5 })).toBeNull();
    expect(paymentCode({ ...request, iban: 'CZ00' })).toBeNull();
  });

  it('[MO18] asks for no more than its code can say', () => {
    const isSaid = (currency: 'CZK' | 'EUR', amount: number) =>
      paymentCode({ ...request, currency, amount }) !== null;
    expect([isSaid('CZK', 999_999_999), isSaid('CZK', 1_000_000_000)]).toEqual([true, false]);
    expect([isSaid('EUR', 99_999_999_999), isSaid('EUR', 100_000_000_000)]).toEqual([true, false]);
  });
});

describe('a movement of the bank', () => {
  const sokol = { variableSymbol: '2600147', currency: 'CZK' as const };
  const clubs = clubsBySymbol([sokol, { variableSymbol: null, currency: 'EUR' as const }]);

  it('[MO20] is the payment of the club whose symbol it carries, in its currency', () => {
    const match = (variableSymbol: string | null, currency: 'CZK' | 'EUR' = 'CZK') =>
      matchPayment({ variableSymbol, currency }, clubs);
    expect(match('0002600147')).toEqual({ result: 'matched', club: sokol });
    expect(match('2600147', 'EUR')).toEqual({ result: 'currency-differs', club: sokol });
    expect([match(null), match('2600148'), match('x')].map(({ result }) => result)).toEqual([
      'unmatched',
      'unmatched',
      'unmatched',
    ]);
  });
});
