/** Lists that are imported and can be undone as a whole. */
export const sheetImportKinds = ['roster', 'clubs', 'halls', 'officials'] as const;
export type SheetImportKind = (typeof sheetImportKinds)[number];
