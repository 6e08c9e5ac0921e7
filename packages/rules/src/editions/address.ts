/** Starts with a year, and has the edition's id if the year has several editions: `2025`, `2025-7`. */
const pattern = /^\/((?:19|20|21)\d{2}(?:-[1-9]\d{0,9})?)(?=\/|$)/;

export interface EditionPath {
  /** `/2025` for a past edition; '' for the current one. */
  readonly base: string;
  /** The page within the edition. */
  readonly path: string;
}

/** Splits the path of a page into edition and rest: `/2025/results` is `/results` of 2025. */
export function splitEditionPath(pathname: string): EditionPath {
  const address = pattern.exec(pathname)?.[1];
  if (address === undefined) return { base: '', path: pathname };
  const rest = pathname.slice(address.length + 1).replace(/^\/+/, '');
  return { base: `/${address}`, path: `/${rest}` };
}

/** The path of a page within an edition. Pages without an edition stay unchanged. */
export function inEdition(base: string, path: string): string {
  const isOfEdition = /^\/(?:results|referees\/detail)(?:[/?#]|$)/.test(path);
  const isOfAll = /^\/results\/(?:archive|draw)(?:[/?#]|$)/.test(path);
  return isOfEdition && !isOfAll ? base + path : path;
}

/**
 * Permanent addresses of editions: the year, with the id if an earlier edition has the same year.
 * @param editions all; deleting one with matches would change addresses of others
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
