/** Consequence of a violated limit: the roster is refused, it is marked, or the limit is not checked. */
export const checkLevels = ['error', 'warning', 'off'] as const;
export type CheckLevel = (typeof checkLevels)[number];

/**
 * The level of a configuration text; invalid and missing texts count as `error`, so that a typing mistake
 * does not relax a limit.
 */
export function checkLevel(text: string | null | undefined): CheckLevel {
  return checkLevels.find((level) => level === text?.trim()) ?? 'error';
}
