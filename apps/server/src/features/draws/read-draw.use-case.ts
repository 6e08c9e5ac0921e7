import { createHash } from 'node:crypto';
import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Database } from '../../platform/database/index.ts';
import { prepareAsIs } from '../../platform/http/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { printPdf } from '../../platform/pdf/index.ts';
import { type Allowance, PreparedCache, costs } from '../../platform/work/index.ts';
import { drawBody } from './draw-body.ts';
import { findCategory, findDraw } from './draw.repository.ts';
import { minutesDefinition } from './minutes-definition.ts';
import { plainWords } from '../translations/index.ts';

/** The public draw of a category of the current edition. */
export async function readDraw({ db }: Pick<Database, 'db'>, code: string): Promise<Outcome<PublicDraw>> {
  const category = await findCategory(code, db);
  if (!category) return refuse('draw-unknown');
  return done(drawBody(category, await findDraw(category.id, db)));
}

interface Minutes {
  readonly bytes: Buffer;
  readonly filename: string;
}

const kept = { maxEntries: 200, maxBytes: 16 * 1024 * 1024 };

/**
 * The minutes of finished draws as PDF: printed when first requested, kept until the draw changes. The returned
 * function refuses with `draw-unknown` before the last ball.
 */
export function createMinutes({
  database,
  allowance,
}: {
  readonly database: Pick<Database, 'db'>;
  readonly allowance: Allowance;
}): (code: string, locale: Locale, network: string) => Promise<Outcome<Minutes>> {
  const cache = new PreparedCache(kept);
  return async (code, locale, network) => {
    const draw = await readDraw(database, code);
    if (!draw.ok) return draw;
    const { progress, input } = draw.value;
    if (progress?.state !== 'revealed' || input === null) return refuse('draw-unknown');
    const finished = { ...draw.value, progress, input };
    const print = async () => {
      const paper = minutesDefinition(finished, plainWords.translators[locale], locale);
      return prepareAsIs(await printPdf(paper), { contentType: 'application/pdf', cacheControl: 'no-store' });
    };
    const stamp = createHash('sha256').update(JSON.stringify(finished)).digest('base64url');
    const { identity } = await cache.get(`${locale} ${code}`, stamp, () =>
      allowance.spend(network, costs.paper, print),
    );
    return done({ bytes: identity, filename: `draw-${code}.pdf` });
  };
}
