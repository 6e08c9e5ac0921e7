import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Database } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { drawBody } from './draw-body.ts';
import { findCategory, findDraw } from './draw.repository.ts';
import { plainWords } from '../translations/index.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/** The public draw of a category of the current edition. */
export async function readDraw({ db }: Pick<Database, 'db'>, code: string): Promise<Outcome<PublicDraw>> {
  const category = await findCategory(code, db);
  if (!category) return refuse('draw-unknown');
  return done(drawBody(category, await findDraw(category.id, db)));
}

/** The minutes of a finished draw as PDF; `draw-unknown` before its last ball. */
export async function readMinutes(
  { database }: RandomContext,
  code: string,
  locale: Locale,
): Promise<Outcome<{ readonly bytes: Buffer; readonly filename: string }>> {
  const draw = await readDraw(database, code);
  if (!draw.ok) return draw;
  const { progress, input } = draw.value;
  if (progress?.state !== 'revealed' || input === null) return refuse('draw-unknown');
  // Imported lazily: loading takes a second, and few servers print.
  const { minutesDefinition } = await import('./minutes-definition.ts');
  const { printPdf } = await import('../../platform/pdf/index.ts');
  const t = plainWords.translators[locale];
  const bytes = await printPdf(minutesDefinition({ ...draw.value, progress, input }, t, locale));
  return done({ bytes, filename: `draw-${code}.pdf` });
}
