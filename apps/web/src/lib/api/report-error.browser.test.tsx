import { afterEach, expect, test, vi } from 'vitest';
import { reportError } from './report-error.ts';

afterEach(() => vi.restoreAllMocks());

const brokenAt = (place: string, message = 'Anna Dub is not a function') =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at show (https://cup.example.test${place})\n    at https://cup.example.test/assets/libraries-B2.js:9:10`,
  });

test('reports each place of the program once and five at most, without the message; nothing of other scripts', async () => {
  const sent: Blob[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    if (body instanceof Blob) sent.push(body);
    return true;
  });
  reportError(brokenAt('/extension.js:1:1').message);
  reportError(Object.assign(new Error('x'), { stack: 'Error: x\n    at chrome-extension://abc/x.js:1:1' }));
  for (const line of [1, 1, 2, 3, 4, 5, 6]) reportError(brokenAt(`/assets/page-a1.js:1:${line}`));
  const reports = await Promise.all(sent.map(async (blob) => JSON.parse(await blob.text())));
  expect(reports).toHaveLength(5);
  expect(reports[0]).toMatchObject({
    name: 'TypeError',
    places: ['/assets/page-a1.js:1:1', '/assets/libraries-B2.js:9:10'],
  });
  expect(JSON.stringify(reports)).not.toContain('Anna');
});
