import { pages } from '@sevenmetre/contract/pages';
import { colourStyles } from '@sevenmetre/rules/identity';
import type { EditionHead } from '@sevenmetre/contract/slice-head';
import { isPortalAnswer } from '../api/portal-answer.ts';
import { browserStore, readRemembered, remember } from '../browser/storage.ts';
import { logoAddress, logoCache } from '../page/cup-logo.ts';
import { readStoredSlice } from '../slices/slice-store.ts';
import { bodyOf } from '../slices/slice.ts';

/** Editions that a device remembers, the current one among them. */
const most = 8;

/**
 * The edition of an address as this device saw it last, so that a page without data is headed by the cup all the same;
 * null: no cup was seen. It names nobody but the cup, its city and its partners.
 *
 * Of a past edition that was never opened, the address says the year, and the archive the name if it was opened. The logo, and
 * the name without the archive, are those of the cup today.
 *
 * @param base `/2025` for a past edition, '' for the current one
 */
export async function keptEdition(base: string): Promise<EditionHead | null> {
  const { '': current = null, [base]: own = null } =
    readRemembered(browserStore(), new Date()).editions ?? {};
  if (own !== null || current === null) return own;
  const archive = bodyOf(pages.archive, await readStoredSlice(pages.archive.topic));
  const listed = archive?.editions.find(({ address }) => `/${address}` === base);
  const { name, year } = listed ?? { name: current.name, year: Number(base.slice(1, 5)) };
  return { ...current, name, year, city: null };
}

/** Keeps an edition with its logo. null: the address has none any more. Failing to keep only means that nothing is kept. */
export async function keepEdition(base: string, edition: EditionHead | null): Promise<void> {
  const { [base]: known, ...others } = readRemembered(browserStore(), new Date()).editions ?? {};
  const rows = Object.entries(others).slice(edition === null ? -most : 1 - most);
  if (edition !== null) rows.push([base, edition]);
  const editions = Object.fromEntries(rows);
  if (JSON.stringify(known) !== JSON.stringify(edition ?? undefined))
    remember(browserStore(), new Date(), { editions });
  await keepLogos(Object.values(editions).flatMap(({ identity }) => identity?.logo ?? [])).catch(
    () => undefined,
  );
}

/** Gives a page that the server has not rendered the colours of the cup. */
export function showColours({ identity }: EditionHead): void {
  const styles = identity ? colourStyles(identity) : null;
  // Safari 16.0 to 16.3 has none; there the product's colours stay.
  if (styles === null || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Keeps these logos and no others. Their addresses change with their content, so a kept one is never asked for again. */
async function keepLogos(logos: readonly string[]): Promise<void> {
  if (typeof caches === 'undefined') return;
  const wanted = logos.map((logo) => new URL(logoAddress(logo), location.origin).href);
  const cache = await caches.open(logoCache);
  for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url);
  for (const url of wanted) {
    if (await cache.match(url)) continue;
    const answer = await fetch(url);
    if (answer.status === 200 && isPortalAnswer(answer)) await cache.put(url, answer);
  }
}
