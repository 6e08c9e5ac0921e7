import { sql } from 'drizzle-orm';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import { countChanged, numbered, recordset } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { usedByEdition } from '../competition/index.ts';

/** A hall in a tournament folder. */
export interface FolderHall {
  readonly code: string;
  readonly name: string;
}

/**
 * The format has one name for each hall. It replaces a different name in both languages, except for a shared
 * hall that has matches already.
 */
export async function upsertHalls(editionId: number, rows: readonly FolderHall[], tx: Tx): Promise<number> {
  const halls = recordset(numbered(rows), sql`code text, name text, position int`);
  const places = await countChanged(
    tx,
    sql`insert into places (edition_id, code, place_type)
      select ${editionId}, code, ${placeTypes.hall} from ${halls}
      where not exists (select 1 from places shared where shared.code = r.code and ${usedByEdition(editionId)})
      order by position
      on conflict (edition_id, code) do nothing returning 1`,
  );
  const names = await countChanged(
    tx,
    sql`insert into place_translations (place_id, locale, name)
      select places.id, locale, r.name from ${halls}
      join places on places.edition_id = ${editionId} and places.code = r.code
      cross join (values ('cs'), ('en')) as locales(locale)
      where not exists (select 1 from place_translations own
        where own.place_id = places.id and own.locale = 'cs' and own.name = r.name)
      order by position, locale
      on conflict (place_id, locale) do update set name = excluded.name
      where place_translations.name is distinct from excluded.name returning 1`,
  );
  return Math.max(places, names);
}
