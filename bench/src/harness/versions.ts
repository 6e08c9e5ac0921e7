import type { Arrivals } from '../programs/crowd.ts';

/**
 * Milliseconds from each call to each arrival of the frame with its change, which may contain later ones as
 * well.
 * @param sent time of the call that made a version, by version
 */
export function latencies(sent: ReadonlyMap<number, number>, arrivals: readonly Arrivals[]): number[] {
  const frames = [...new Set(arrivals.flatMap(({ versions }) => [...new Set(versions)]))].sort(
    (a, b) => a - b,
  );
  const shownIn = new Map<number, number[]>();
  for (const [version, at] of sent) {
    const frame = frames.find((candidate) => candidate >= version);
    if (frame === undefined) throw new Error(`No reader got version ${version}`);
    shownIn.set(frame, [...(shownIn.get(frame) ?? []), at]);
  }
  const found: number[] = [];
  for (const { versions, at } of arrivals) {
    for (const [index, version] of versions.entries()) {
      for (const start of shownIn.get(version) ?? []) found.push((at[index] ?? Number.NaN) - start);
    }
  }
  return found;
}
