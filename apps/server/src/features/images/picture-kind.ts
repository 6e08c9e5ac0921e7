const kinds = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;
export type PictureKind = (typeof kinds)[number];

/**
 * What the first bytes say a file is, whatever its name or sender says; null for everything else. SVG and HTML are text
 * that programs hide in, so they are never a picture here.
 */
export function pictureKind(bytes: Buffer): PictureKind | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1A\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif';
  return null;
}
