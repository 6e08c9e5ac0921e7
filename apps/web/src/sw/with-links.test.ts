import { expect, it } from 'vitest';
import { withLinks } from './with-links.ts';

const shell = () =>
  new Response('<head><script src="/assets/index-1.js"></script></head><body></body>', {
    headers: { 'content-security-policy': "default-src 'self'", 'content-length': '70', etag: '"1"' },
  });

it('given files that a screen needs, then its head names each once, in their order', async () => {
  const page = await withLinks(shell(), [
    '/assets/index-1.js',
    '/assets/base-2.js',
    '/assets/reporter-3.css',
    '/assets/gabarito-4.woff2',
  ]);
  expect(await page.text()).toBe(
    '<head><script src="/assets/index-1.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/base-2.js">' +
      '<link rel="stylesheet" crossorigin href="/assets/reporter-3.css">' +
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/gabarito-4.woff2">' +
      '</head><body></body>',
  );
});

it('keeps what the server said of the page, but for what it said of its bytes', async () => {
  const { headers } = await withLinks(shell(), []);
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  expect([headers.get('content-length'), headers.get('etag')]).toEqual([null, null]);
});

it('lets a screen of reporters read codes with the camera, and nothing else that the shell may not do', async () => {
  const policy = { 'permissions-policy': 'camera=(), microphone=()' };
  const { headers } = await withLinks(new Response('<head></head>', { headers: policy }), []);
  expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=()');
});
