import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnWords } from './own-words.ts';
import { portalJson } from '../../testing/portal-response.ts';

const now = '2026-04-04T12:00:00Z';
const texts = { cs: {}, en: { shell: { results: 'Scores' } } };
const own = { version: 'v1', texts };
const stored = () => JSON.parse(localStorage.getItem('tms-words') ?? 'null') as unknown;

/** The module as a page finds it at its start. */
async function aPage(kept?: object) {
  vi.resetModules();
  const items = new Map(kept ? [['tms-words', JSON.stringify(kept)]] : []);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal('document', { getElementById: () => ({ replaceChildren: drawn }) });
  return import('./own-words.ts');
}
const drawn = vi.fn<() => void>();
const answer = (body: object) => vi.stubGlobal('fetch', async () => portalJson(body));

/** The English words with an organiser's texts applied. */
async function said(
  page: Awaited<ReturnType<typeof aPage>>,
  words?: OwnWords,
  serverTime: string | null = now,
) {
  const held = { shell: { results: 'Results' } };
  const override = await page.ownOverride(words ? { words, serverTime } : { serverTime });
  override(held as never, { ...held } as never, 'en');
  return held.shell.results;
}

describe('an organiser’s words in a browser', () => {
  beforeEach(() => drawn.mockClear());
  afterEach(() => vi.unstubAllGlobals());

  it('are those that the page was told, and are kept for visits without a network', async () => {
    const page = await aPage();
    expect(await said(page, own)).toBe('Scores');
    expect(stored()).toMatchObject({ own });
    expect(await said(await aPage({ own }), undefined, null)).toBe('Scores');
    expect(drawn).not.toHaveBeenCalled();
  });

  it('are forgotten when the page knows of none', async () => {
    const page = await aPage({ own });
    expect([await said(page), stored()]).toEqual(['Results', null]);
  });

  it('are asked for when they are too long for the page and other ones are kept', async () => {
    answer({ version: 'v2', cs: {}, en: { shell: { results: 'Goals' } } });
    expect(await said(await aPage({ own }), { version: 'v1' })).toBe('Scores');
    expect(await said(await aPage({ own }), { version: 'v2' })).toBe('Goals');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    expect(await said(await aPage({ own }), { version: 'v3' })).toBe('Scores');
  });

  it('give way to what this browser alone shows; what the server has drawn is redrawn', async () => {
    const forMe = { texts: { cs: {}, en: { shell: { results: 'Mine' } } }, exposed: false };
    expect(await said(await aPage({ own, forMe }), own)).toBe('Mine');
    expect(await said(await aPage({ own, forMe: { ...forMe, exposed: true } }), own)).toBe('shell.results');
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it('that cannot be read are none', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const page = await aPage();
    for (const text of ['{"own":', '{"own":{"version":"v1","texts":{}}}', '3']) {
      localStorage.setItem('tms-words', text);
      expect(await said(page, undefined, null)).toBe('Results');
    }
    expect(warned).toHaveBeenCalledOnce();
  });
});
