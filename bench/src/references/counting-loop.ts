const turns = 50_000_000;

/** Milliseconds of a fixed loop over integers on this machine: the unit for times of the engine. */
export function countingLoop(): number {
  const began = performance.now();
  let state = 1;
  for (let turn = 0; turn < turns; turn += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  const took = performance.now() - began;
  if (state === 0) throw new Error('The loop was left out.');
  return took;
}
