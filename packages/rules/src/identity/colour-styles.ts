/**
 * A cup's colours for the tokens of the style sheet, as CSS; null: it has none. Both are `#rrggbb` (rule ID2) and cannot
 * close a style element.
 */
export function colourStyles({
  accent,
  darkAccent,
}: {
  readonly accent: string | null;
  readonly darkAccent: string | null;
}): string | null {
  if (accent === null || darkAccent === null) return null;
  const dark = `--cup-ink:${darkAccent}`;
  return [
    `:root{--cup:${accent};--cup-ink:${accent}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark}}}`,
    `:root[data-theme='dark']{${dark}}`,
  ].join('');
}
