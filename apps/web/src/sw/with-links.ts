/**
 * A page whose head names files that it will need, so that the browser asks for all of them at once and not for each when
 * another one has named it.
 *
 * It may use the camera, which the shell that other pages share may not.
 *
 * @param files addresses of scripts, styles and fonts, in the order in which they are needed
 */
export async function withLinks(page: Response, files: readonly string[]): Promise<Response> {
  const html = await page.text();
  // Those that it names itself stay as they are.
  const links = files.filter((file) => !html.includes(file)).map(link);
  const headers = new Headers(page.headers);
  // These headers describe the original bytes.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  allowCamera(headers);
  return new Response(
    html.replace('</head>', () => `${links.join('')}</head>`),
    { headers },
  );
}

function allowCamera(headers: Headers): void {
  const policy = headers.get('permissions-policy');
  if (policy !== null) headers.set('permissions-policy', policy.replace('camera=()', 'camera=(self)'));
}

function link(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="${file}">`;
  if (file.endsWith('.woff2'))
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
  return `<link rel="modulepreload" crossorigin href="${file}">`;
}
