import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Database } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { drawBody } from './draw-body.ts';
import { findCategory, findDraw } from './draw.repository.ts';

/** The public draw of a category of the current edition. */
export async function readDraw({ db }: Pick<Database, 'db'>, code: string): Promise<Outcome<PublicDraw>> {
  const category = await findCategory(code, db);
  if (!category) return refuse('draw-unknown');
  return done(drawBody(category, await findDraw(category.id, db)));
}
