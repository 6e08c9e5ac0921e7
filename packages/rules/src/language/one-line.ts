/**
 * One-line text: no control characters, no line or paragraph separators (U+2028, U+2029), and no characters
 * that change the direction of text (U+202A–U+202E, U+2066–U+2069). Without flags, as JSON Schema requires.
 */
export const oneLinePattern = /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$/;

/** The same with tabs and line ends, for fields with several lines. */
export const paragraphsPattern =
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$/;

const separators = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Converts a text to one line: line ends and control characters become one space, direction marks are
 * removed.
 */
export function oneLine(text: string): string {
  return oneLinePattern.test(text) ? text : text.replace(directions, '').replace(separators, ' ');
}
