/** Whether this release has a page at a path; told by the table of pages, which parts of pages cannot import. */
let knows: (path: string) => boolean = () => false;

export function provideKnownPages(known: (path: string) => boolean): void {
  knows = known;
}

/** What is not there is not linked. */
export function hasPage(path: string): boolean {
  return knows(path.split('?', 1)[0] ?? path);
}
