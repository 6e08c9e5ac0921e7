/** What becomes of a roster that breaks a limit: it is refused, it is marked, or nobody looks. */
export const checkLevels = ['error', 'warning', 'off'] as const;
export type CheckLevel = (typeof checkLevels)[number];

/** The level that a configuration entry's text names; any other text, and none, is an error: a misspelt word opens nothing. */
export function checkLevel(text: string | null | undefined): CheckLevel {
  return checkLevels.find((level) => level === text?.trim()) ?? 'error';
}
