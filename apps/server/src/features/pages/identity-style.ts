import { createHash } from 'node:crypto';
import { type Identity, colourStyles } from '@sevenmetre/rules/identity';
import type { InlineStyle } from './template.ts';

/** The cup's colours as a style element; null: it has none. */
export function identityStyle(identity: Identity): InlineStyle | null {
  const style = colourStyles(identity);
  if (style === null) return null;
  const hash = createHash('sha256').update(style).digest('base64');
  return { markup: `<style>${style}</style>`, hash: `'sha256-${hash}'` };
}
