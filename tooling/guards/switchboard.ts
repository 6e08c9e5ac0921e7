import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { root } from '../test/command.ts';
import { keyOf, keyOfFile } from './tests.ts';
import type { Plan, Reach } from './tests.ts';

declare global {
  var guards: Switchboard | undefined;
}

/** A loop that a guard ends does not end without it; a normal test reaches a guard far less often. */
const mostAsked = 30_000_000;

/** Runs beside the tests: disables guards during each test, and notes which of them held something back. */
class Switchboard {
  readonly #plan: Plan;
  readonly #held = new Map<string, Set<string>>();
  readonly #passed = new Map<string, Set<string>>();
  #test = '';
  #away: readonly string[] = [];
  #asked = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  begin(test: string, file: string): void {
    this.#test = test;
    this.#asked = 0;
    this.#away = this.#plan[test] ?? this.#plan[keyOfFile(file)] ?? [];
  }

  /** What was noted since the last call. */
  takeReach(): Record<string, Reach> {
    const tests = [...new Set([...this.#held.keys(), ...this.#passed.keys()])];
    const reach = tests.map((test) => [
      test,
      { held: [...(this.#held.get(test) ?? [])], passed: [...(this.#passed.get(test) ?? [])] },
    ]);
    this.#held.clear();
    this.#passed.clear();
    return Object.fromEntries(reach);
  }

  refusal<T>(id: string, value: T): T | false {
    this.#note(id, Boolean(value));
    return this.#away.includes(id) ? false : value;
  }

  permission<T>(id: string, value: T): T | true {
    this.#note(id, !value);
    return this.#away.includes(id) ? true : value;
  }

  condition<T>(id: string, value: T): T | undefined {
    this.#note(id, true);
    return this.#away.includes(id) ? undefined : value;
  }

  filter<A extends unknown[], R>(id: string, keeps: (...given: A) => R): (...given: A) => R | true {
    this.#note(id, false);
    const isAway = this.#away.includes(id);
    return (...given) => {
      const kept = keeps(...given);
      if (!kept) this.#note(id, true);
      return isAway ? true : kept;
    };
  }

  #note(id: string, held: boolean): void {
    this.#asked += 1;
    if (this.#asked > mostAsked) throw new Error('A loop does not end without its guard');
    const notes = held ? this.#held : this.#passed;
    const ofTest = notes.get(this.#test) ?? new Set();
    notes.set(this.#test, ofTest.add(id));
  }
}

const { GUARDS_PLAN: planFile = '', GUARDS_REACH: reachFolder = '' } = process.env;
// Test files share their modules, and therefore the switchboard.
const board = (globalThis.guards ??= new Switchboard(
  planFile === '' ? {} : JSON.parse(readFileSync(planFile, 'utf8')),
));
const fileOfTest = (): string => relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/');

beforeAll(() => board.begin(keyOfFile(fileOfTest()), fileOfTest()));
beforeEach(() => board.begin(keyOf(fileOfTest(), expect.getState().currentTestName ?? ''), fileOfTest()));
afterEach(() => board.begin(keyOfFile(fileOfTest()), fileOfTest()));
afterAll(() => {
  mkdirSync(reachFolder, { recursive: true });
  const name = fileOfTest().replaceAll('/', '_');
  writeFileSync(join(reachFolder, `${name}.json`), JSON.stringify(board.takeReach()));
  board.begin('', '');
});
