import type { Guard } from './find-guards.ts';
import { fileOf, isOfFile } from './tests.ts';
import type { Plan, Reach, RunFile, TestKey } from './tests.ts';

/** Tests that may notice that a guard is away, the likeliest first. */
export type Candidates = ReadonlyMap<string, readonly TestKey[]>;

/** After so many tests a guard counts as one that nothing notices. */
const mostTries = 15;
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
  const far = (guard: Guard, key: TestKey): number =>
    (isOfFile(key) ? 1_000 : 0) +
    (took.get(key)?.took ?? 0) / 3_000 +
    (folderOf(guard.file) === folderOf(fileOf(key)) ? 0 : crawls.test(fileOf(key)) ? 2.5 : 4);
  return new Map(
    guards.map((guard) => [
      guard.id,
      (found.get(guard.id) ?? []).toSorted((a, b) => far(guard, a) - far(guard, b)).slice(0, mostTries),
    ]),
  );
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
