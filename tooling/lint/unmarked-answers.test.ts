import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/command.ts';

/**
 * Files that ask the network without `observedFetch`, which rejects answers that are not the portal's; how often, and why
 * none of their answers is believed unmarked.
 */
const known: Readonly<Record<string, { readonly calls: number; readonly why: string }>> = {
  'lib/api/api.ts': { calls: 1, why: 'observedFetch itself' },
  'ui/keepsake.tsx': { calls: 1, why: 'checks the mark; a picture is no call of the API' },
  'embed/embed-client.ts': { calls: 2, why: 'checks the mark; frames only make it ask' },
  'app/start/register-service-worker.ts': { calls: 1, why: 'checks the mark' },
  'sw/keep-own.ts': { calls: 2, why: 'checks the mark' },
  'sw/sw.ts': {
    calls: 3,
    why: 'checks the mark; a redirect is followed by the browser, and a picture is no call of the API',
  },
  'lib/offline/kept-editions.ts': { calls: 1, why: 'checks the mark' },
  'sw/push.ts': { calls: 1, why: 'takes no answer' },
  'lib/api/report-error.ts': { calls: 1, why: 'takes no answer' },
  'lib/live/live.ts': { calls: 1, why: 'frames of another sender are no frames of the contract' },
  'lib/draws/follow-draw.ts': { calls: 1, why: 'frames of another sender are no frames of the contract' },
  'features/organiser/plan/draft/plan-stream.ts': { calls: 1, why: 'frames are checked by the contract' },
};

/** Calls of the browser's own functions; those of parameters named `fetch` have another object or are passed in. */
const asks = /(?<![.\w])fetch\(|new EventSource\(|\bsendBeacon\(|new XMLHttpRequest\b|new WebSocket\(/gu;
const passedIn = /readonly fetch: \(/u;
const clients = /createClient\(\s*([\w{]+)/gu;

const sources = join(root, 'apps/web/src');
const files = globSync('**/*.{ts,tsx}', { cwd: sources })
  .filter((file) => !/(?:\.test\.tsx?$|^testing\/)/u.test(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(join(sources, file), 'utf8')) }));

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
}

function callsIn(code: string): number {
  return passedIn.test(code) ? 0 : [...code.matchAll(asks)].length;
}

test('every fetch of the app rejects answers without the mark of the portal, or is known with its reason', () => {
  const found = files.flatMap(({ file, code }) => {
    const calls = callsIn(code);
    return calls === 0 ? [] : [[file, calls] as const];
  });
  const expected = Object.entries(known).map(([file, { calls }]) => [file, calls] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

test('a file that says it checks the mark does so', () => {
  const checking = Object.entries(known).filter(([, { why }]) => why.startsWith('checks the mark'));
  const code = new Map(files.map((one) => [one.file, one.code]));
  expect(checking.filter(([file]) => !/\bisPortalAnswer\(/u.test(code.get(file) ?? ''))).toEqual([]);
});

test('every client of the API asks by the fetch that checks the mark', () => {
  const origins = files.flatMap(({ file, code }) =>
    [...code.matchAll(clients)].map(([, origin = '']) => `${file}: ${origin}`),
  );
  expect(origins.length).toBeGreaterThan(3);
  expect(origins.filter((origin) => !origin.endsWith('ownOrigin'))).toEqual([
    'features/reporter/device/open-device.ts: {',
  ]);
});

test('an unmarked fetch is found', () => {
  expect(callsIn("const answer = await fetch('/api/v1/x');")).toBe(1);
  expect(callsIn('navigator.sendBeacon(path); new EventSource(path)')).toBe(2);
  expect(callsIn('await deps.fetch(path); await observedFetch(path);')).toBe(0);
});
