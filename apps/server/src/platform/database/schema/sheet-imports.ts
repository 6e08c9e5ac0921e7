import { sheetImportKinds } from '@sevenmetre/rules/sheet-import';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from './checks.ts';
import { clubs } from './clubs.ts';
import { id, instant } from './columns.ts';
import { editions } from './editions.ts';
import { users } from './people.ts';

/** Imports of lists that can be undone; deleted after a day. */
export const sheetImports = pgTable(
  'sheet_imports',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    /** Whose people they are; null: of the organiser. */
    clubId: integer().references(() => clubs.id, { onDelete: 'cascade' }),
    kind: text({ enum: sheetImportKinds }).notNull(),
    /** Name of the file; '' for a pasted list. */
    source: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  },
  (table) => [
    index('sheet_imports_at').on(table.editionId, table.at),
    oneOf('sheet_imports_kind_known', table.kind, sheetImportKinds),
  ],
);

/** What an import did to a record. */
export const sheetImportChanges = pgTable(
  'sheet_import_changes',
  {
    importId: integer()
      .notNull()
      .references(() => sheetImports.id, { onDelete: 'cascade' }),
    subjectType: text().notNull(),
    /** Without a foreign key, since records of several tables are changed. */
    subjectId: integer().notNull(),
    /** Line of the list. */
    line: integer().notNull(),
    /** Values before; null: created by the import. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** SHA-256 of the values after, to notice later changes without keeping the values twice. */
    afterHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.subjectType, table.subjectId] })],
);
