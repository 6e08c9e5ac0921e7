export { categoryLook, inks, paperInk } from './category-look.ts';
export type { CategoryLook } from './category-look.ts';
export { type ColourScheme, colourSchemes, type Theme, themes } from './theme.ts';
export { glyphPath } from './glyph-paths.ts';
