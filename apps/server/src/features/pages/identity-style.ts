import { createHash } from 'node:crypto';
import type { Identity } from '@sevenmetre/rules/identity';
import type { InlineStyle } from './template.ts';

/**
 * The cup's colours for the tokens of the style sheet; null: it has none. Both are `#rrggbb` by the rules and
 * cannot close the element.
 */
export function identityStyle({ accent, darkAccent }: Identity): InlineStyle | null {
  if (accent === null || darkAccent === null) return null;
  const dark = `--cup-ink:${darkAccent}`;
  const style = [
    `:root{--cup:${accent};--cup-ink:${accent}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark}}}`,
    `:root[data-theme='dark']{${dark}}`,
  ].join('');
  const hash = createHash('sha256').update(style).digest('base64');
  return { markup: `<style>${style}</style>`, hash: `'sha256-${hash}'` };
}
