const formulaStart = /^[=+\-@\t\r\n]/;
const neutralised = /^'(?=[=+\-@\t\r\n])/;

/**
 * Escapes texts that a spreadsheet would take for formulas with an apostrophe, since names and notes in a CSV
 * file come from users.
 */
export function neutralText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The inverse of `neutralText`, for files that are imported again. */
export function plainText(text: string): string {
  return text.replace(neutralised, '');
}
