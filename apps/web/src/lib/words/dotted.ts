/**
 * Parts of a line with dots between them. Where the line is too long, it breaks after a dot, so that no line begins with one,
 * and no range of dates (`25.–28.`) falls apart at its dash.
 */
export function dotted(parts: readonly (string | number | null | undefined)[]): string {
  return parts.join('\u00A0· ').replace(/–(?=\d)/g, '–\u2060');
}
