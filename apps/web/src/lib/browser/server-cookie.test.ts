import { afterEach, expect, it, vi } from 'vitest';
import { keepForServer } from './server-cookie.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['https:', 'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http:', 'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax'],
])('given a page by %s, then a choice of looks is kept in a cookie for such pages', (protocol, cookie) => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  keepForServer('theme', 'dark');
  expect(page.cookie).toBe(cookie);
});
