import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { root } from '../test/command.ts';

/** Words that names of files and code no longer use, each with its replacement. */
const retired: Readonly<Record<string, string>> = {
  judge: 'check, validate or evaluate',
  judged: 'checked, validated or evaluated',
  judges: 'checks, validates or evaluates',
  judging: 'checking',
  judgement: 'evaluation',
  verdict: 'result or violation',
  verdicts: 'results or violations',
  fault: 'error, violation or mutation',
  faults: 'errors, violations or mutations',
  faulty: 'invalid',
  finding: 'result or violation',
  findings: 'results or violations',
  door: 'entry point, server or listener',
  doors: 'entry points, servers or listeners',
  scene: 'setup, or what was loaded',
  ground: 'reason, choices or facts',
};

const folders = '{apps,bench,e2e,packages,seed,simulation,tooling,year}';

const sources = globSync(`${folders}/**/*.{ts,tsx,mjs,css}`, {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'tooling/lint/retired-words.test.ts'],
}).map((file) => file.replaceAll('\\', '/'));

/**
 * The words of a name in any notation: `judgeEvent`, `judge-event.ts` and `JUDGE_EVENT` all begin with
 * `judge`.
 */
function wordsOf(name: string): string[] {
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return parts.map((part) => part.toLowerCase());
}

/** Names in the code, without comments and string literals. */
function namesIn(code: string): string[] {
  const text = code
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, '')
    .replaceAll(/\s\/\/.*$/gm, '')
    // Text between tags is for readers.
    .replaceAll(/>[^<>{}=;()]*<\//g, '');
  return text.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

function retiredIn(names: readonly string[]): string[] {
  const found = names.flatMap((name) =>
    wordsOf(name).flatMap((word) => {
      const instead = Object.hasOwn(retired, word) ? retired[word] : undefined;
      return instead === undefined ? [] : [`${name}: write ${instead} instead of ${word}`];
    }),
  );
  return [...new Set(found)];
}

test('no file and no folder is named by a retired word', () => {
  expect(retiredIn([...new Set(sources.flatMap((file) => file.split('/')))])).toEqual([]);
});

test('no name in the code is made of a retired word', () => {
  const found = sources.flatMap((file) =>
    retiredIn(namesIn(readFileSync(join(root, file), 'utf8'))).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

describe('a retired word', () => {
  it.each(['judgeEvent', 'judge-event.ts', 'EventVerdict', '--verdict-mark', 'setFaults'])(
    'is found in %s',
    (name) => {
      expect(retiredIn([name])).toHaveLength(1);
    },
  );

  it.each(['defaultValue', 'background', 'playground', 'scenery'])('is not found in %s', (name) => {
    expect(retiredIn([name])).toEqual([]);
  });

  it('may stand in comments and texts', () => {
    expect(namesIn("// judge\n/* verdict */ const a = 'fault'; // scene\n")).toEqual(['const', 'a']);
  });
});
