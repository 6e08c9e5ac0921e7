/** What search engines, share cards and the tab say about a page. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Pages that name children stay out of search engines. */
  readonly noindex?: boolean;
  /** Path of the picture beside a shared link, without its language. */
  readonly card?: string;
  /** What the page is about, in the words of schema.org; nobody's name but those of teams, halls and the tournament. */
  readonly about?: Readonly<Record<string, unknown>>;
}
