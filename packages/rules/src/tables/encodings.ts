/** Encodings of the files that banks, clubs and spreadsheets of our countries write. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1252',
  'iso-8859-2',
  'iso-8859-15',
  'ibm852',
  'macintosh',
  'x-mac-ce',
] as const;
export type Encoding = (typeof encodings)[number];
export type EightBitEncoding = Exclude<Encoding, `utf-${string}`>;

export const eightBitEncodings = [
  'windows-1250',
  'windows-1252',
  'iso-8859-2',
  'iso-8859-15',
  'ibm852',
  'macintosh',
  'x-mac-ce',
] as const satisfies readonly EightBitEncoding[];

/**
 * Characters of the bytes from 0x80, or from 0xA0: the control characters of ISO 8859 are in no table. U+FFFD: no character.
 * Decoders of runtimes lack code page 852 and differ in the bytes without a character.
 */
const upperHalves: Readonly<Record<EightBitEncoding, string>> = {
  'windows-1250':
    '€\ufffd‚\ufffd„…†‡\ufffd‰Š‹ŚŤŽŹ\ufffd‘’“”•–—\ufffd™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż' +
    'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'windows-1252':
    '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  'iso-8859-2':
    '\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ' +
    'ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'iso-8859-15':
    '\u00a0¡¢£€¥Š§š©ª«¬\u00ad®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ' +
    'ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
    '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  'x-mac-ce':
    'ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅ' +
    'ņŃ¬√ńŇ∆«»…\u00a0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ',
};

/** Other names of the encodings, without punctuation; ISO 8859-1 is read as windows-1252, which contains it. */
const names: Readonly<Record<string, Encoding>> = {
  utf8: 'utf-8',
  usascii: 'utf-8',
  ascii: 'utf-8',
  utf16: 'utf-16le',
  utf16le: 'utf-16le',
  utf16be: 'utf-16be',
  windows1250: 'windows-1250',
  cp1250: 'windows-1250',
  windows1252: 'windows-1252',
  cp1252: 'windows-1252',
  iso88591: 'windows-1252',
  latin1: 'windows-1252',
  iso88592: 'iso-8859-2',
  latin2: 'iso-8859-2',
  iso885915: 'iso-8859-15',
  latin9: 'iso-8859-15',
  ibm852: 'ibm852',
  cp852: 'ibm852',
  macintosh: 'macintosh',
  macroman: 'macintosh',
  xmacroman: 'macintosh',
  xmacce: 'x-mac-ce',
  maccentraleurope: 'x-mac-ce',
};

/** The encoding that a declaration names; null: another one. */
export function encodingNamed(name: string): Encoding | null {
  return names[name.toLowerCase().replace(/[^a-z0-9]/gu, '')] ?? null;
}

/** The character of each byte. */
export function charactersOf(encoding: EightBitEncoding): readonly string[] {
  const upper = upperHalves[encoding];
  const start = 256 - upper.length;
  return Array.from({ length: 256 }, (_, byte) => {
    if (byte < 0x80) return String.fromCharCode(byte);
    return upper[byte - start] ?? '\ufffd';
  });
}

/** A text in UTF-8, strictly; null: invalid bytes. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  const parts: string[] = [];
  let units: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const length =
      first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (length === 0 || at + length > bytes.length) return null;
    let point = length === 1 ? first : first & (0x7f >> length);
    for (let next = 1; next < length; next += 1) {
      const byte = bytes[at + next] ?? 0;
      if ((byte & 0xc0) !== 0x80) return null;
      point = (point << 6) | (byte & 0x3f);
    }
    if (isMisencoded(point, length)) return null;
    units.push(point);
    at += length;
    if (units.length >= 8192) {
      parts.push(String.fromCodePoint(...units));
      units = [];
    }
  }
  return `${parts.join('')}${String.fromCodePoint(...units)}`;
}

/** Longer than needed, half of a surrogate pair, or beyond Unicode. */
function isMisencoded(point: number, length: number): boolean {
  if (length === 3) return point < 0x800 || (point >= 0xd800 && point <= 0xdfff);
  return length === 4 && (point < 0x1_0000 || point > 0x10_ffff);
}

/** A text in UTF-16; null: half a unit too much, or half of a surrogate pair. */
export function decodeUtf16(bytes: Uint8Array, highFirst: boolean): string | null {
  if (bytes.length % 2 === 1) return null;
  const text = textOf(bytes.length / 2, (unit) => {
    const [one = 0, two = 0] = [bytes[unit * 2], bytes[unit * 2 + 1]];
    return highFirst ? one * 256 + two : two * 256 + one;
  });
  return text.isWellFormed() ? text : null;
}

/** One character a byte, so that texts of unknown encoding can be searched for words. */
export function bytesAsText(bytes: Uint8Array): string {
  return textOf(bytes.length, (at) => bytes[at] ?? 0);
}

export function decodeEightBit(bytes: Uint8Array, encoding: EightBitEncoding): string {
  const units = charactersOf(encoding).map((character) => character.charCodeAt(0));
  return textOf(bytes.length, (at) => units[bytes[at] ?? 0] ?? 0xfffd);
}

function textOf(length: number, unit: (at: number) => number): string {
  const parts: string[] = [];
  for (let from = 0; from < length; from += 8192) {
    const count = Math.min(8192, length - from);
    parts.push(String.fromCharCode(...Array.from({ length: count }, (_, at) => unit(from + at))));
  }
  return parts.join('');
}
