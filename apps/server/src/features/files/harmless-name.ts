/** Letters that end a folder, start a variable or are refused by some disk. */
const refusedLetters = /[<>:"/\\|?*%$`]/g;
/** Controls, and marks that turn the direction of writing: `photo‮gpj.exe` reads like a picture. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Names that Windows gives to machines. */
const ofMachines = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const longest = 100;

/**
 * A name under which a file can be shown and stored anywhere: the last part of what was sent, without anything that
 * could lead out of a folder or mislead a reader, ending with what the content is.
 *
 * @param extension of the content, lower case without a dot
 */
export function harmlessName(given: string, extension: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(unseen, '').replaceAll(refusedLetters, '_').replaceAll(/\s+/g, ' ').trim();
  const stem = clean.replace(/\.[\p{L}\d]{1,10}$/u, '').replaceAll(/^[.\s~-]+|[.\s]+$/g, '');
  const short = stem
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  const usable = short === '' || ofMachines.test(short) ? 'file' : short;
  return `${usable}.${extension}`;
}
