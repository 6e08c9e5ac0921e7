/**
 * Text that stays in one line and reads in the order it is written: no control character, no line or paragraph
 * separator (U+2028, U+2029), nothing that turns the direction of the text around it (U+202A–U+202E, U+2066–U+2069).
 * A pattern without flags, as JSON Schema knows it.
 */
export const oneLinePattern = /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$/;

/** The same, but with tabs and line ends: what is typed into a field of several lines. */
export const paragraphsPattern =
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$/;

const separators = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** The text in one line: what ends a line or controls it becomes one space, what turns the direction is left out. */
export function oneLine(text: string): string {
  return oneLinePattern.test(text) ? text : text.replace(directions, '').replace(separators, ' ');
}
