import { expect, it } from 'vitest';
import { argon2Hash, argon2Parameters, argon2Verify } from './argon2-text.ts';

/** Made by another program, with the salt `7777777777777777`. */
const foreign =
  '$argon2id$v=19$m=256,t=2,p=1$BwcHBwcHBwcHBwcHBwcHBw$ERKkd2K90ats7LrnL9DSpaKXEjrSyVk+95imBHEoC/w';
const message = 'Příliš dlouhé heslo';

it('given a hash of another program, then its password is known and no other', async () => {
  expect(await argon2Verify(foreign, message)).toBe(true);
  expect(await argon2Verify(foreign, `${message} `)).toBe(false);
  expect(argon2Parameters(foreign)).toMatchObject({ memory: 256, passes: 2, parallelism: 1 });
});

it('given one password twice, then its hashes differ, and it matches each of them', async () => {
  const parameters = { memory: 256, passes: 1, parallelism: 1 };
  const hashes = [await argon2Hash(message, parameters), await argon2Hash(message, parameters)];
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(await argon2Verify(hash, message)).toBe(true);
});

it.each(['none', '', '$argon2i$v=19$m=256,t=2,p=1$BwcHBwcHBwc$ERKkd2K90ats7LrnL9DSpQ', foreign.slice(0, 60)])(
  'given %s, then no password is right',
  async (text) => {
    expect(await argon2Verify(text, message)).toBe(false);
    expect(argon2Parameters(text)).toBeNull();
  },
);
