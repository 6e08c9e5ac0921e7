/**
 * Headers that make a browser download a file instead of showing or running it, so that an uploaded page
 * cannot act as a page of this site. The name is given twice, for programs that read ASCII only and for all
 * others (RFC 6266).
 */
export function attachmentHeaders(filename: string): Readonly<Record<string, string>> {
  const plain = filename
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(filename.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  };
}
