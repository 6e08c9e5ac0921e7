import { expect, it } from 'vitest';
import { isForeignOrigin } from './foreign-origin.ts';

const own = 'https://cup.example.test';

it.each([
  ['POST', { origin: own }, own, false],
  ['POST', { origin: `${own}.evil.test` }, own, true],
  ['POST', { origin: 'http://cup.example.test' }, own, true],
  ['POST', { origin: 'null' }, own, true],
  ['DELETE', { origin: 'https://evil.test' }, own, true],
  ['GET', { origin: 'https://evil.test' }, own, false],
  ['POST', {}, own, false],
  ['POST', { 'sec-fetch-site': 'cross-site' }, own, true],
  ['POST', { 'sec-fetch-site': 'same-site' }, own, true],
  ['POST', { 'sec-fetch-site': 'same-origin' }, own, false],
  ['POST', { 'sec-fetch-site': 'none' }, own, false],
  ['PUT', { origin: 'http://localhost:3000' }, null, false],
  ['PUT', { origin: 'https://localhost:3000' }, null, false],
  ['PUT', { origin: 'http://localhost:3001' }, null, true],
])('%s with %j to a portal at %s: foreign %s', (method, headers, publicUrl, foreign) => {
  expect(isForeignOrigin({ method, host: 'localhost:3000', headers }, publicUrl)).toBe(foreign);
});

it('without a host every origin is foreign', () => {
  expect(isForeignOrigin({ method: 'POST', host: '', headers: { origin: 'http://' } }, null)).toBe(true);
});
