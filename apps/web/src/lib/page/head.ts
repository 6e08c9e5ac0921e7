/** What search engines, share cards and the tab say about a page. */
export interface Head {
  /** Without the name of the cup, which follows it; '' if there is nothing but that name. */
  readonly title: string;
  readonly description: string;
  /** Pages that name children stay out of search engines. */
  readonly noindex?: boolean;
  /** Path of the picture beside a shared link, without its language. */
  readonly card?: string;
  /** What the page is about, in the words of schema.org; nobody's name but those of teams, halls and the tournament. */
  readonly about?: Readonly<Record<string, unknown>>;
}

/** The title in the tab: of a page without data, too, the cup is named as far as it is known. */
export function titleIn(cup: string, title: string): string {
  return title ? `${title} · ${cup}` : cup;
}

/** Whose text is read out to screen readers after a navigation. */
export const titleRegion = 'page-title';
