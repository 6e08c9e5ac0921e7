/** Characters that separate folders, start a variable, or are not allowed on some file systems. */
const refusedLetters = /[<>:"/\\|?*%$`]/g;
/**
 * Control characters and marks that change the direction of writing: `photo‮gpj.exe` reads like a picture.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Device names of Windows. */
const ofMachines = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const longest = 100;

/**
 * A file name that is safe to show and store anywhere: the last part of the given name without path
 * separators and misleading characters, with the extension of the content.
 * @param extension of the content, lower case without a dot
 */
export function safeFileName(given: string, extension: string): string {
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
