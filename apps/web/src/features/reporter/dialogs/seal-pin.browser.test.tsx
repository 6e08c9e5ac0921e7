import { sealedPinText } from '@sevenmetre/rules/match';
import { expect, it } from 'vitest';
import { sealPin } from './seal-pin.ts';

const statement = {
  moment: 'after',
  role: 'timekeeper',
  personId: null,
  score: { home: 2, away: 1 },
} as const;

it('[SY37] given the key of the server, then only its owner can read the PIN, with what it was given for', async () => {
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  const key = btoa(String.fromCodePoint(...spki));
  const sealed = [await sealPin(key, '012345', 7, statement), await sealPin(key, '012345', 7, statement)];
  // The same PIN is never the same text, so it cannot be found by trying.
  expect(sealed[0]).not.toBe(sealed[1]);
  const bytes = Uint8Array.from(atob(sealed[0] ?? ''), (letter) => letter.codePointAt(0) ?? 0);
  const opened = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, pair.privateKey, bytes);
  expect(new TextDecoder().decode(opened)).toBe(sealedPinText('012345', 7, statement));
  expect(await sealPin('no key', '012345', 7, statement)).toBeNull();
});
