/** Begins with a year, and bears the edition's id where the year has several: `2025`, `2025-7`. */
const pattern = /^\/((?:19|20|21)\d{2}(?:-[1-9]\d{0,9})?)(?=\/|$)/;

export interface EditionPath {
  /** Of a past edition: `/2025`. '' for the current one. */
  readonly base: string;
  /** The page within the edition. */
  readonly path: string;
}

/** Splits the address of a page into its edition and the rest: `/2025/results` is `/results` of 2025. */
export function splitEditionPath(pathname: string): EditionPath {
  const address = pattern.exec(pathname)?.[1];
  if (address === undefined) return { base: '', path: pathname };
  const rest = pathname.slice(address.length + 1).replace(/^\/+/, '');
  return { base: `/${address}`, path: `/${rest}` };
}

/** The address of a page within an edition. Pages that are of no edition stay as they are. */
export function inEdition(base: string, path: string): string {
  const isOfEdition = /^\/(?:results|referees\/detail)(?:[/?#]|$)/.test(path);
  const isOfAll = /^\/results\/(?:archive|draw)(?:[/?#]|$)/.test(path);
  return isOfEdition && !isOfAll ? base + path : path;
}

/**
 * Under which address each edition stays: its year, and with its id where an earlier edition has the year.
 *
 * @param editions all of them; one that is removed later must not have had matches, or others would move
 */
export function editionAddresses(
  editions: readonly { readonly id: number; readonly year: number }[],
): ReadonlyMap<number, string> {
  const taken = new Set<number>();
  const addresses = new Map<number, string>();
  for (const { id, year } of editions.toSorted((a, b) => a.id - b.id)) {
    addresses.set(id, taken.has(year) ? `${year}-${id}` : String(year));
    taken.add(year);
  }
  return addresses;
}
