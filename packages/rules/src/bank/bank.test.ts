import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clubsByNumber,
  ibanOfCzechAccount,
  ibanText,
  matchPayment,
  parseIban,
  paymentCode,
  readInvoiceNumbers,
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
  const sokol = { clubId: 1, variableSymbol: '2600147', currency: 'CZK' as const };
  const other = { clubId: 2, variableSymbol: '2600148', currency: 'CZK' as const };
  const clubs = clubsByNumber(
    [sokol, other, { clubId: 3, variableSymbol: null, currency: 'EUR' as const }],
    [
      { clubId: 1, number: '2026-1-0012' },
      { clubId: 2, number: '2026-1-0013' },
      // The same digits as another club's symbol, and the same for two clubs.
      { clubId: 2, number: '2-6001-47' },
      { clubId: 1, number: '2026-11-0001' },
      { clubId: 2, number: '2026-1-10001' },
      { clubId: 9, number: '2026-1-0099' },
    ],
  );
  const match = (
    symbols: readonly string[],
    message: string | null = null,
    currency: 'CZK' | 'EUR' = 'CZK',
  ) => matchPayment({ symbols, message, currency }, clubs);

  it('[MO20] is the payment of the club whose symbol it carries, in its currency', () => {
    expect(match(['2600147'])).toEqual({ result: 'matched', club: sokol });
    expect(match(['2600147'], null, 'EUR')).toEqual({ result: 'currency-differs', club: sokol });
    expect([match([]), match(['2600149'])].map(({ result }) => result)).toEqual(['unmatched', 'unmatched']);
  });

  it('[MO20] is the payment of the club whose invoice it names', () => {
    expect(match(['202610012'])).toEqual({ result: 'matched', club: sokol });
    expect(match([], 'Úhrada 2026-1-0012')).toEqual({ result: 'matched', club: sokol });
    expect(match(['2600147'], 'faktura č. 202610012')).toEqual({ result: 'matched', club: sokol });
    // A number of the payer's own books is nobody's.
    expect(match(['2600147'], 'Rechnung Nr. 55512')).toEqual({ result: 'matched', club: sokol });
    expect(match(['2026110001']).result).toBe('unmatched');
  });

  it('[MO20] is a question if it names two clubs, or one and a symbol of nobody', () => {
    const asked = [
      match(['2600147', '2600148']),
      match(['2600147'], 'invoice 2026/1/0013'),
      match(['2600147', '9999999']),
      match(['9999999'], 'Rechnung 2026-1-0012'),
      match(['9999998', '9999999']),
    ];
    expect(asked.map(({ result }) => result)).toEqual(asked.map(() => 'several-symbols'));
  });

  it.each([
    '2026-1-0012',
    'Fa 202610012',
    'FV2026-1-0012 U15',
    'faktúra číslo: 202610012',
    'inv. no. 202610012',
    'RG 2026/1/0012',
  ])('[MO20] names an invoice in %s', (text) => expect(readInvoiceNumbers(text)).toEqual(['202610012']));

  it.each(['202610012', '2026-03-10', '10.3.2026', 'tel. 2026-1-0012-5', 'fasáda 202610012'])(
    '[MO20] names none in %s',
    (text) => expect(readInvoiceNumbers(text)).toEqual([]),
  );
});
