import type { Guard } from './find-guards.ts';
import { fileOf, isOfFile } from './tests.ts';
import type { Plan, Reach, RunFile, TestKey } from './tests.ts';

/** Tests that may notice that a guard is away, the likeliest first. */
export type Candidates = ReadonlyMap<string, readonly TestKey[]>;

/** After so many tests a guard counts as one that nothing notices. */
const mostTries = 20;
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
  return new Map(guards.map((guard) => [guard.id, likeliest(guard, found.get(guard.id) ?? [], took)]));
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

/** `apps/server/src/features/clubs` */
function folderOf(file: string): string {
  return file.split('/').slice(0, 5).join('/');
}

/**
 * One guard a test, never in two tests behind each other: the one between shows whether a failure has upset its file.
 * What only runs around a file's tests has the file for itself.
 *
 * @param left candidates that have not been tried
 */
export function planRound(left: Candidates, run: readonly RunFile[]): Plan {
  const places = new Map(run.flatMap(({ tests }) => tests.map(({ key }, place) => [key, place] as const)));
  const taken = new Map<string, Set<number>>();
  const plan: Record<TestKey, string> = {};
  const rarest = [...left].toSorted(([, a], [, b]) => a.length - b.length);
  for (const [id, keys] of rarest) {
    const key = keys.find((candidate) => isFree(candidate, places, taken));
    if (key === undefined) continue;
    const ofFile = taken.get(fileOf(key)) ?? new Set();
    taken.set(fileOf(key), ofFile.add(places.get(key) ?? -1));
    plan[key] = id;
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
