import { describe, expect, it } from 'vitest';
import { base32, codeOf, matchingStep, otpauthUri, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('a code of an authenticator', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '94287082'],
    ['2005-03-18T01:58:29Z', '07081804'],
    ['2005-03-18T01:58:31Z', '14050471'],
    ['2009-02-13T23:31:30Z', '89005924'],
    ['2033-05-18T03:33:20Z', '69279037'],
    ['2603-10-11T11:33:20Z', '65353130'],
  ])('is that of RFC 6238, appendix B, at %s', (instant, code) => {
    expect(codeOf(secret, stepOf(new Date(instant)), 8)).toBe(code);
  });

  it.each([
    [0, '755224'],
    [1, '287082'],
    [9, '520489'],
  ])('has six digits as in RFC 4226, appendix D: %i', (counter, code) => {
    expect(codeOf(secret, counter)).toBe(code);
  });

  it('counts in the half minute before and after its own, and once', () => {
    const now = new Date('2026-04-04T12:00:10Z');
    const step = stepOf(now);
    const code = codeOf(secret, step);
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(matchingStep(secret, code, now, 0)).toBe(step);
    expect(matchingStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at(-30), 0)).toBe(step);
    expect(matchingStep(secret, code, at(30), 0)).toBe(step);
    expect([matchingStep(secret, code, at(60), 0), matchingStep(secret, code, at(-60), 0)]).toEqual([
      null,
      null,
    ]);
    expect(matchingStep(secret, code, now, step)).toBeNull();
    expect(matchingStep(secret, '', now, 0)).toBeNull();
  });
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is that of RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

it('a QR code names the portal and the account', () => {
  expect(otpauthUri(Buffer.from('foobar'), 'anna@example.test', 'Sevenmetre')).toBe(
    'otpauth://totp/Sevenmetre:anna%40example.test?secret=MZXW6YTBOI&issuer=Sevenmetre',
  );
});
