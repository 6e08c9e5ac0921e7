import type { Column, Content, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** Stand for the number of the page and the number of pages in the text of a footer. */
export const pageNumber = '\uE000';
export const pageCount = '\uE001';

/** Width and height of a page in points. */
export const widthOfA4 = 595.28;
export const heightOfA4 = 841.89;

/**
 * A document as plain data, because it is laid out in a thread: no functions. Tables name a layout of
 * `paperLayouts` or of pdfmake.
 */
export interface Paper extends Pick<
  TDocumentDefinitions,
  | 'pageSize'
  | 'pageOrientation'
  | 'pageMargins'
  | 'defaultStyle'
  | 'info'
  | 'language'
  | 'content'
  | 'images'
  | 'version'
  | 'subset'
> {
  /** At the foot of every page, with `pageNumber` and `pageCount` in its text. */
  readonly footer?: PaperFooter;
  /** Behind the content. */
  readonly background?: { readonly pages: 'first' | 'all'; readonly content: Content };
}

interface PaperFooter {
  readonly text: string;
  readonly alignment: 'center';
  readonly color: string;
  readonly fontSize: number;
  readonly margin: [number, number, number, number];
}

/**
 * The cup's logo as the last of some columns.
 * @param logo as a `data:` address, or the name of an image of the paper; null: none
 * @param size of its square, in points
 */
export function logoColumn(logo: string | null, size = 40): Column[] {
  return logo === null ? [] : [{ width: size + 4, image: logo, fit: [size, size] }];
}

/** Text of papers, and what beside it matters less. */
export const ink = '#0f1519';
export const muted = '#48555e';
const line = '#9aa7af';
const pale = '#c3ccd1';
const sand = '#d8d2c4';

/** Layouts of tables by name, besides those of pdfmake. */
export const paperLayouts = {
  /** A line around every cell, little space. */
  grid: {
    hLineWidth: () => 0.4,
    vLineWidth: () => 0.4,
    hLineColor: () => line,
    vLineColor: () => line,
    paddingLeft: () => 3,
    paddingRight: () => 3,
    paddingTop: () => 0.8,
    paddingBottom: () => 0.8,
  },
  /** Cells to be cut out. */
  cutOut: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => muted,
    vLineColor: () => muted,
    paddingLeft: () => 8,
    paddingTop: () => 6,
  },
  /** Strong lines between rows. */
  ruled: { hLineWidth: () => 1, vLineWidth: () => 0, hLineColor: () => line },
  /** Weak lines between airy rows. */
  airy: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => sand,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  /** Weak lines between rows that bring their own space. */
  poster: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => sand,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
  /** A head with a line below it, then rows whose outer cells begin and end with the page. */
  bill: {
    hLineWidth: (index) => (index === 1 ? 1 : 0.5),
    vLineWidth: () => 0,
    hLineColor: (index) => (index === 1 ? ink : pale),
    paddingLeft: (index) => (index === 0 ? 0 : 8),
    paddingRight: (index, node) => (index === (node.table.widths?.length ?? 0) - 1 ? 0 : 8),
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
} satisfies Record<string, CustomTableLayout>;
