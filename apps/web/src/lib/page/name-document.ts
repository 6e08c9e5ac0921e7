import { titleRegion } from './head.ts';

/** Gives the document the title of a page that knows it only once it is there, and announces it after a navigation. */
export function nameDocument(title: string): void {
  document.title = title;
  const region = document.getElementById(titleRegion);
  if (region) region.textContent = title;
}
