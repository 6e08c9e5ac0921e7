const formulaStart = /^[=+\-@\t\r\n]/;
const neutralised = /^'(?=[=+\-@\t\r\n])/;

/**
 * A text of a CSV file that no spreadsheet takes for a formula: what begins as one gets an apostrophe before it. Names and notes come
 * from people.
 */
export function neutralText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The text that `neutralText` was given, for files that come back. */
export function plainText(text: string): string {
  return text.replace(neutralised, '');
}
