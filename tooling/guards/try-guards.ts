import type { Guard } from './find-guards.ts';
import { candidatesOf, planRound } from './plan.ts';
import type { Untried } from './plan.ts';
import { fileOf, keyOfFile } from './tests.ts';
import type { Plan, Reach, RunFile, TestKey } from './tests.ts';

export interface Round {
  readonly run: readonly RunFile[];
  readonly reach: ReadonlyMap<TestKey, Reach>;
}

/** Runs the test files that the globs name, without some guards during some of them. */
export type Run = (plan: Plan, tests: readonly string[]) => Promise<Round>;

export interface Tried {
  /** No test makes them hold anything back. */
  readonly unreached: readonly Guard[];
  /** Tests make them hold something back, and still pass without them. */
  readonly unnoticed: readonly Guard[];
}

/** A failure that an earlier one in its file may have caused is tried again, at most so often. */
const mostDoubts = 5;
/** The greatest number of guards that are removed together. */
const mostTogether = 16;

/**
 * Removes each guard during tests in which it holds something back: alone, until two tests have not noticed
 * it.
 */
export async function tryGuards(
  guards: readonly Guard[],
  tests: readonly string[],
  run: Run,
  say: (line: string) => void,
): Promise<Tried> {
  say(`${guards.length} guards. Running the tests with all of them …`);
  const base = await run({}, tests);
  const candidates = candidatesOf(guards, base.run, base.reach);
  const search = new Search(candidates);
  for (let round = 1; search.left.size > 0; round += 1) {
    const plan = planRound(search.left, base.run);
    const { run: ran } = await run(plan, [...new Set(Object.keys(plan).map(fileOf))]);
    const named = new Set(search.unnoticed);
    search.learn(plan, ran);
    say(`Round ${round}: ${search.left.size} to try, ${search.unnoticed.size} unnoticed.`);
    // Printed at once, so that a long run that is stopped has shown its results.
    for (const { id, file, line, text } of guards)
      if (search.unnoticed.has(id) && !named.has(id)) say(`  ${file}:${line} ${text.slice(0, 120)}`);
  }
  return {
    unreached: guards.filter(({ id }) => candidates.get(id)?.length === 0),
    unnoticed: guards.filter(({ id }) => search.unnoticed.has(id)),
  };
}

/** What is not yet known, and the results so far. */
class Search {
  readonly left: Map<string, Untried>;
  readonly unnoticed = new Set<string>();
  readonly #misses = new Map<string, number>();
  readonly #doubts = new Map<string, number>();

  constructor(candidates: ReadonlyMap<string, readonly TestKey[]>) {
    const reached = [...candidates].filter(([, keys]) => keys.length > 0);
    this.left = new Map(reached.map(([id, keys]) => [id, { keys, most: 1 }]));
  }

  learn(plan: Plan, ran: readonly RunFile[]): void {
    const outcomes = new Map(outcomesOf(plan, ran).map(({ key, outcome }) => [key, outcome]));
    for (const [key, ids] of Object.entries(plan)) {
      // A file that could not be loaded proves nothing about its tests.
      const outcome = outcomes.get(key) ?? 'unclear';
      for (const id of ids) {
        if (outcome === 'unnoticed') this.#cross(id, key);
        else if (ids.length > 1) this.#part(id, ids.length);
        else if (outcome === 'noticed' || this.#doubt(id)) this.left.delete(id);
      }
    }
  }

  #cross(id: string, key: TestKey): void {
    const misses = count(this.#misses, id);
    const keys = (this.left.get(id)?.keys ?? []).filter((candidate) => candidate !== key);
    if (keys.length > 0) return void this.left.set(id, { keys, most: togetherAfter(misses) });
    this.left.delete(id);
    this.unnoticed.add(id);
  }

  /** One of several guards removed together was noticed, but it is not known which. */
  #part(id: string, together: number): void {
    this.left.set(id, { keys: this.left.get(id)?.keys ?? [], most: Math.floor(together / 2) });
  }

  /** Whether it has failed so often that its failures count. */
  #doubt(id: string): boolean {
    return count(this.#doubts, id) > mostDoubts;
  }
}

/**
 * After many tests without a failure the next one is unlikely to fail: the guard is removed together with
 * others of that kind.
 */
function togetherAfter(misses: number): number {
  return misses < 2 ? 1 : Math.min(2 ** (misses - 1), mostTogether);
}

/** Increments a count and returns it. */
function count(counts: Map<string, number>, id: string): number {
  const counted = (counts.get(id) ?? 0) + 1;
  counts.set(id, counted);
  return counted;
}

export interface Outcome {
  /** All guards that were removed together. */
  readonly ids: readonly string[];
  readonly key: TestKey;
  /** `unclear`: an earlier failure has affected the file. */
  readonly outcome: 'noticed' | 'unnoticed' | 'unclear';
}

/** The result of a round. A failure counts while the tests without a removed guard around it pass. */
export function outcomesOf(plan: Plan, run: readonly RunFile[]): Outcome[] {
  return run.flatMap((file) => {
    const whole = plan[keyOfFile(file.file)];
    if (whole === undefined) return outcomesOfTests(plan, file);
    return [{ ids: whole, key: keyOfFile(file.file), outcome: file.passed ? 'unnoticed' : 'noticed' }];
  });
}

function outcomesOfTests(plan: Plan, { tests }: RunFile): Outcome[] {
  let isUndisturbed = true;
  return tests.flatMap(({ key, passed }): Outcome[] => {
    const ids = plan[key];
    if (ids === undefined) {
      isUndisturbed = passed;
      return [];
    }
    if (passed) return [{ ids, key, outcome: 'unnoticed' }];
    const outcome = isUndisturbed ? 'noticed' : 'unclear';
    isUndisturbed = false;
    return [{ ids, key, outcome }];
  });
}
