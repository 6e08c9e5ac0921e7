import type { Guard } from './find-guards.ts';
import { fileOf, isOfFile, keyOfFile } from './tests.ts';
import type { Plan, Reach, RunFile, TestKey } from './tests.ts';

/** Tests that may notice the absence of a guard, the most likely first. */
export type Candidates = ReadonlyMap<string, readonly TestKey[]>;

/** After so many tests without a failure a guard counts as unnoticed. */
const mostTries = 20;
/** The same for test files as a whole. */
const mostFiles = 4;
/** Crawls call every address in every role: they notice what a feature's own tests do not. */
const crawls = /beside|other|private|authorisation|lists|left-alone|not-there/;

/** @param run a run of every test with all guards; tests that failed in it prove nothing */
export function candidatesOf(
  guards: readonly Guard[],
  run: readonly RunFile[],
  reach: ReadonlyMap<TestKey, Reach>,
): Candidates {
  const took = new Map(run.flatMap(({ tests }) => tests.map((test) => [test.key, test] as const)));
  const files = new Set(run.filter(({ passed }) => passed).map(({ file }) => file));
  const found = new Map(guards.map(({ id }) => [id, [] as TestKey[]]));
  for (const [key, { held }] of reach) {
    const proves = isOfFile(key) ? files.has(fileOf(key)) : took.get(key)?.passed === true;
    if (proves) for (const id of held) found.get(id)?.push(key);
  }
  return new Map(
    guards.map((guard) => {
      const tried = likeliest(guard, found.get(guard.id) ?? [], took);
      return [guard.id, [...new Set([...tried, ...wholeFiles(tried, files)])]];
    }),
  );
}

/** Alternates tests of the guard's own feature with crawls, then all others; short ones first. */
function likeliest(
  guard: Guard,
  keys: readonly TestKey[],
  took: ReadonlyMap<TestKey, { readonly took: number }>,
): TestKey[] {
  const short = keys.toSorted((a, b) => (took.get(a)?.took ?? 0) - (took.get(b)?.took ?? 0));
  const [around, tests] = [short.filter(isOfFile), short.filter((key) => !isOfFile(key))];
  const own = tests.filter((key) => folderOf(fileOf(key)) === folderOf(guard.file));
  const crawling = tests.filter((key) => !own.includes(key) && crawls.test(fileOf(key)));
  const turns = Array.from({ length: mostTries }, (_, turn) => [own[turn], crawling[turn]]).flat();
  const ordered = [...turns.filter((key) => key !== undefined), ...tests, ...around];
  return [...new Set(ordered)].slice(0, mostTries);
}

/**
 * A value that is created once per process, such as a statement or a list of words, keeps the guards that it
 * was created with.
 */
function wholeFiles(tried: readonly TestKey[], passed: ReadonlySet<string>): TestKey[] {
  const files = [...new Set(tried.map(fileOf))].filter((file) => passed.has(file));
  return files.slice(0, mostFiles).map(keyOfFile);
}

/** `apps/server/src/features/clubs`, `packages/rules/src/match` */
function folderOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('packages/') ? 4 : 5)
    .join('/');
}

/** What is not yet known about one guard. */
export interface Untried {
  /** Tests in which it has not been removed yet. */
  readonly keys: readonly TestKey[];
  /** The greatest number of guards removed in one test together with it, itself included. */
  readonly most: number;
}

/**
 * Never removes guards in two successive tests: the test between shows whether a failure has affected the
 * file. A guard that only runs around a file's tests has the file for itself.
 */
export function planRound(left: ReadonlyMap<string, Untried>, run: readonly RunFile[]): Plan {
  const places = new Map(run.flatMap(({ tests }) => tests.map(({ key }, place) => [key, place] as const)));
  const taken = new Map<string, Set<number>>();
  const plan: Record<TestKey, string[]> = {};
  const roomIn = (key: TestKey, most: number) => {
    const ids = plan[key];
    if (ids === undefined) return isFree(key, places, taken);
    return ids.length < Math.min(most, ...ids.map((id) => left.get(id)?.most ?? 1));
  };
  const rarest = [...left].toSorted(([, a], [, b]) => a.keys.length - b.keys.length);
  for (const [id, { keys, most }] of rarest) {
    const key = keys.find((candidate) => roomIn(candidate, most));
    if (key === undefined) continue;
    const ofFile = taken.get(fileOf(key)) ?? new Set();
    taken.set(fileOf(key), ofFile.add(places.get(key) ?? -1));
    plan[key] = [...(plan[key] ?? []), id];
  }
  return plan;
}

function isFree(
  key: TestKey,
  places: ReadonlyMap<TestKey, number>,
  taken: ReadonlyMap<string, ReadonlySet<number>>,
): boolean {
  const ofFile = taken.get(fileOf(key));
  if (!ofFile) return true;
  const place = places.get(key);
  if (place === undefined || ofFile.has(-1)) return false;
  return ![place - 1, place, place + 1].some((near) => ofFile.has(near));
}
