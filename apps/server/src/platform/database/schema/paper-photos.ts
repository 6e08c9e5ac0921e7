import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { matches } from './competition.ts';
import { users } from './people.ts';

/** Photos of the paper sheets of matches. They go with the match, and with the names of its edition. */
export const paperPhotos = pgTable(
  'paper_photos',
  {
    id: id(),
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** The device's key; a repeat finds the same row. */
    clientKey: text().notNull(),
    /** JPEG in base64; null: erased, so that a late repeat does not bring it back. */
    jpeg: text(),
    takenAt: instant().notNull(),
    uploadedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    receivedAt: createdAt(),
  },
  (table) => [uniqueIndex('paper_photos_client_key').on(table.matchId, table.clientKey)],
);
