/** What a workbook can hide of a list. */
export const hiddenKinds = ['rows', 'columns', 'sheets'] as const;
export type HiddenKind = (typeof hiddenKinds)[number];
