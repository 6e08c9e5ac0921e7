import { createHash } from 'node:crypto';
import type { DrawProgress, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Database, Db, Tx } from '../../platform/database/index.ts';
import { prepareAsIs } from '../../platform/http/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { printPdf } from '../../platform/pdf/index.ts';
import { PreparedCache, costs } from '../../platform/work/index.ts';
import { findAmendments, readPublishedGroups } from '../draw-amendments/index.ts';
import { plainWords } from '../translations/index.ts';
import { drawBody, labelsOf, progressOf } from './draw-body.ts';
import type { DrawContext } from './draw-context.ts';
import { type CategoryRow, findAttempts, findCategory, findLastAttempt } from './draw.repository.ts';
import { minutesDefinition } from './minutes-definition.ts';

type ReadContext = Pick<DrawContext, 'database' | 'sealer'>;
type MinutesContext = Pick<DrawContext, 'database' | 'sealer' | 'allowance' | 'images'>;

/** The public draws of a category of the current edition. */
export async function readDraw(context: ReadContext, code: string): Promise<Outcome<PublicDraw>> {
  const found = await find(context, code);
  return found.ok ? done(found.value.draw) : found;
}

async function find(
  context: ReadContext,
  code: string,
): Promise<Outcome<{ readonly draw: PublicDraw; readonly editionId: number }>> {
  const { db } = context.database;
  const category = await findCategory(code, db);
  if (!category) return refuse('draw-unknown');
  return done({ draw: await readBody(context, category, db), editionId: category.editionId });
}

/** The same, also inside a transaction. */
export async function readBody(
  { sealer }: Pick<DrawContext, 'sealer'>,
  category: CategoryRow,
  tx: Db | Tx,
): Promise<PublicDraw> {
  const attempts = await findAttempts(category.id, tx);
  const last = attempts.at(-1) ?? null;
  return drawBody(sealer, category, {
    attempts,
    amendments: last ? await findAmendments(last, tx) : [],
    published: last ? await readPublishedGroups(category, labelsOf(last), tx) : null,
  });
}

/** What the stream of a draw sends; null: no attempt is under way. */
export async function readProgress(
  { database: { db }, sealer }: { readonly database: Pick<Database, 'db'> } & Pick<DrawContext, 'sealer'>,
  code: string,
): Promise<Outcome<DrawProgress | null>> {
  const category = await findCategory(code, db);
  if (!category) return refuse('draw-unknown');
  const last = await findLastAttempt(category.id, db);
  return done(last && progressOf(sealer, last, (await findAmendments(last, db)).length));
}

interface Minutes {
  readonly bytes: Buffer;
  readonly filename: string;
}

const kept = { maxEntries: 200, maxBytes: 16 * 1024 * 1024 };

/**
 * The minutes of finished draws as PDF: printed when first requested, kept until the draw or the cup's logo changes. The returned
 * function refuses with `draw-unknown` before the last ball.
 */
export function createMinutes(
  context: MinutesContext,
): (code: string, locale: Locale, network: string) => Promise<Outcome<Minutes>> {
  const cache = new PreparedCache(kept);
  return async (code, locale, network) => {
    const found = await find(context, code);
    if (!found.ok) return found;
    const { draw, editionId } = found.value;
    const { progress, input } = draw;
    if (progress?.state !== 'revealed' || input === null) return refuse('draw-unknown');
    const finished = { ...draw, progress, input };
    const logo = (await context.images?.paperLogo(editionId))?.logo ?? null;
    const print = async () => {
      const paper = minutesDefinition(finished, logo, plainWords.translators[locale], locale);
      return prepareAsIs(await printPdf(paper), { contentType: 'application/pdf', cacheControl: 'no-store' });
    };
    const stamp = createHash('sha256')
      .update(JSON.stringify([finished, logo]))
      .digest('base64url');
    const { identity } = await cache.get(`${locale} ${code}`, stamp, () =>
      context.allowance.spend(network, costs.paper, print),
    );
    return done({ bytes: identity, filename: `draw-${code}.pdf` });
  };
}
