import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contradicts,
  differingReference,
  isTimely,
  paymentLink,
  paymentLinkError,
  paymentLinkHost,
  readDecimalAmount,
  readSignature,
} from './index.ts';

const template = 'https://pay.example.org/cup?a={amount}&c={currency}&vs={symbol}&lang={language}';
const payment = { amount: 720_005, currency: 'CZK', symbol: '2600114', language: 'cs' } as const;

describe('a payment link', () => {
  it('[MO26] names amount, symbol, currency and language of an unpaid sum', () => {
    expect(paymentLink(template, payment)).toBe(
      'https://pay.example.org/cup?a=7200.05&c=CZK&vs=2600114&lang=cs',
    );
    expect(paymentLink(template, { ...payment, amount: 0 })).toBeNull();
    expect(paymentLink(template, { ...payment, amount: -100 })).toBeNull();
  });

  it.each([
    ['http://pay.example.org/?a={amount}&s={symbol}', 'payment-link-not-https'],
    ['javascript:alert(1)//{amount}{symbol}', 'payment-link-not-https'],
    ['//pay.example.org/{amount}/{symbol}', 'payment-link-not-https'],
    ['https://{symbol}.example.org/{amount}', 'payment-link-malformed'],
    ['https://bank.example.org@evil.example/{amount}/{symbol}', 'payment-link-malformed'],
    ['https://pay.example.org\\@evil.example/{amount}/{symbol}', 'payment-link-malformed'],
    ['https://localhost/{amount}/{symbol}', 'payment-link-malformed'],
    ['https:///pay.example.org/{amount}/{symbol}', 'payment-link-malformed'],
    ['https://pay.example.org/{amount/{symbol}', 'payment-link-malformed'],
    ['https://pay.example.org/{amount}/{symbol}}', 'payment-link-malformed'],
    ['https://pay.example.org/ {amount}/{symbol}', 'payment-link-malformed'],
    ['https://pay.example.org/"{amount}/{symbol}', 'payment-link-malformed'],
    ['https://pаy.example.org/{amount}/{symbol}', 'payment-link-malformed'],
    ['https://pay.example.org/{amount}/{symbol}/{email}', 'payment-link-unknown-placeholder'],
    ['https://pay.example.org/{AMOUNT}/{symbol}', 'payment-link-unknown-placeholder'],
    ['https://pay.example.org/{amount}', 'payment-link-incomplete'],
    ['https://pay.example.org/{symbol}', 'payment-link-incomplete'],
  ])('[MO26] is refused as %s', (text, error) => expect(paymentLinkError(text)).toBe(error));

  it('[MO26] leads where its preview says', () => {
    for (const valid of [template, 'https://pay.example.org:8443#{amount}/{symbol}'])
      expect(paymentLinkError(valid)).toBeNull();
    expect(paymentLinkHost('https://PAY.Example.org:8443#{amount}/{symbol}')).toBe('pay.example.org:8443');
  });

  it('[MO26] with any symbol stays at its host and within its parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (symbol) => {
        const link = paymentLink(template, { ...payment, symbol }) ?? '';
        expect(paymentLinkHost(link)).toBe('pay.example.org');
        expect(link.split('&')).toHaveLength(4);
      }),
    );
  });
});

describe('a confirmation of a payment', () => {
  const digest = 'ab'.repeat(32);

  it('[MO27] is signed with a time and a digest', () => {
    expect(readSignature(`t=1767225600,v1=${digest}`)).toEqual({
      timestamp: 1_767_225_600,
      digests: [digest],
    });
    expect(readSignature(`t=1, v1=${digest}, v0=x`)?.digests).toEqual([digest]);
    // Two while a secret is replaced, and no list to try.
    expect(readSignature(`t=1${`,v1=${digest}`.repeat(3)}`)?.digests).toHaveLength(2);
    const wrong = [
      '',
      't=1',
      `v1=${digest}`,
      `t=x,v1=${digest}`,
      `t=1,t=2,v1=${digest}`,
      't=1,v1=ab',
      `t=-1,v1=${digest}`,
    ];
    expect(wrong.map(readSignature)).toEqual(wrong.map(() => null));
  });

  it('[MO27] counts within five minutes of its time', () => {
    const now = new Date('2026-01-01T00:05:00Z');
    const at = 1_767_225_600;
    expect([at, at - 1, at + 600, at + 601].map((time) => isTimely(time, now))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('[MO27] has an amount with a point and two digits at most', () => {
    expect(['7200', '7200.5', '7200.05', '0.01', '10000000'].map(readDecimalAmount)).toEqual([
      720_000, 720_050, 720_005, 1, 1_000_000_000,
    ]);
    const wrong = ['', '0', '0.00', '-1', '1,50', '1.005', '1e3', '10000000.01', ' 1', '٣'];
    expect(wrong.map(readDecimalAmount)).toEqual(wrong.map(() => null));
  });

  it('[MO27] that contradicts an earlier one has a reference of its own', () => {
    const reference = differingReference('tr_1', 'abc');
    expect(contradicts({ account: 'online', reference })).toBe(true);
    expect(contradicts({ account: 'CZ65', reference })).toBe(false);
    expect(contradicts({ account: 'online', reference: 'tr_1' })).toBe(false);
  });
});
