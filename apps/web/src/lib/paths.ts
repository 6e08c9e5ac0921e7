/** Addresses of this site's pages; nobody else writes them down. */
export function groupPath(slug: string): string {
  return `/results/competition-group/${encodeURIComponent(slug)}`;
}
