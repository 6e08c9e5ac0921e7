import { DrawGroup } from '@sevenmetre/contract/draws/schemas';
import * as z from 'zod';
import type { AmendmentRow } from './amendment.repository.ts';

/** The groups after an amendment, as stored. */
export function storedAmendments(rows: readonly AmendmentRow[]): (AmendmentRow & { groups: DrawGroup[] })[] {
  return rows.map((row) => ({ ...row, groups: z.array(DrawGroup).parse(row.groups) }));
}
