/** Seconds (rule ED3). */
export const halfLengthBounds = { min: 60, max: 3600 } as const;

/** Whether a length of a half is valid, in whole seconds. */
export function isHalfLength(seconds: number): boolean {
  return Number.isInteger(seconds) && seconds >= halfLengthBounds.min && seconds <= halfLengthBounds.max;
}
