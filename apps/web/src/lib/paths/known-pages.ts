/** Whether this release has a page at a path; provided by the table of pages, which components cannot import. */
let knows: (path: string) => boolean = () => false;

export function provideKnownPages(known: (path: string) => boolean): void {
  knows = known;
}

/** Paths without a page are not linked. */
export function hasPage(path: string): boolean {
  return knows(path.split('?', 1)[0] ?? path);
}
