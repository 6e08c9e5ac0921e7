import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

/* Parts of the screen of the practice match in Czech, as they are read out, and where they stand. */

/** Whether letters of a cell lie beyond its frame. */
export function outside(cell: Element): boolean {
  const frame = cell.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(cell);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom,
  );
}

/** Plain numbers: two of the browser's own rectangles would equal each other whatever they say. */
const edgesOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });

export const boxOf = (part: Locator) => edgesOf(part.element().getBoundingClientRect());

/** What the letters of an element cover, also beyond its box. */
export function lettersOf(part: Locator) {
  const range = document.createRange();
  range.selectNodeContents(part.element());
  return edgesOf(range.getBoundingClientRect());
}

export const teams = { home: 'Sokol Lhota II', away: 'SV Nordhafen' } as const;
type Side = keyof typeof teams;

/** On the board: the name of a team with its players on the court, and its goals. */
export const teamOf = (side: Side) => page.getByRole('group', { name: teams[side] });
export const scoreOf = (side: Side) => page.getByRole('img', { name: new RegExp(`^${teams[side]} \\d+$`) });
/** The numbers of a team, or the events between both. */
export const region = (name: string) => page.getByRole('region', { name, exact: true });
export const cellsOf = (side: Side) => region(teams[side]).getByRole('button').elements();
export const isNamed = (cell: Element) => !cell.textContent.includes('?');
export const lastBar = () => region('Poslední událost');
/** The last events, each a button that edits it. */
export const rows = () => region('Událost').getByRole('button', { name: /^Upravit/ });
