import type { Locale } from '@sevenmetre/rules/vocabulary';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { plainWords } from '../translations/index.ts';
import type { DrawsContext } from './context.ts';
import { readDraw } from './read-draw.use-case.ts';

/** The minutes of a finished draw as PDF; `draw-unknown` before its last ball. */
export async function readMinutes(
  { database }: DrawsContext,
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
