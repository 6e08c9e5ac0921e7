import type { Guard } from './find-guards.ts';
import { fileOf, isOfFile, keyOfFile } from './tests.ts';
import type { Plan, Reach, RunFile, TestKey } from './tests.ts';

/** Tests that may notice that a guard is away, the likeliest first. */
export type Candidates = ReadonlyMap<string, readonly TestKey[]>;

/** After so many tests a guard counts as one that nothing notices. */
const mostTries = 20;
/** And so many files as a whole. */
const mostFiles = 4;
/** Crawls ask everything as everybody: they notice what a feature's own tests leave to them. */
const crawls = /beside|other|private|authorisation|lists|left-alone|not-there/;

/** @param run every test with every guard in its place; those that failed prove nothing */
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

/** In turns a test of its own feature and a crawl, then whatever else there is; short ones first. */
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

/** What is made once in a process, as a statement or a list of words, keeps the guards that it was made with. */
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

/** What is still to be found out about one guard. */
export interface Untried {
  /** Tests that it has not been away in. */
  readonly keys: readonly TestKey[];
  /** With how many it may be away in one test, itself among them. */
  readonly most: number;
}

/**
 * Never guards away in two tests behind each other: the one between shows whether a failure has upset its file. What
 * only runs around a file's tests has the file for itself.
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
