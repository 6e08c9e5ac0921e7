import { describe, expect, it, vi } from 'vitest';
import { readRemembered, remember, storageKey } from './storage.ts';

function aStore(text: string | null = null) {
  const values = new Map<string, string>(text === null ? [] : [[storageKey, text]]);
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
const now = new Date(2026, 3, 4, 12);

describe('what the browser remembers', () => {
  it('is kept under one key, change by change', () => {
    const store = aStore();
    remember(store, now, { locale: 'cs' });
    remember(store, now, { session: true });
    expect(readRemembered(store, now)).toEqual({ locale: 'cs', session: true });
    expect([...store.values.keys()]).toEqual(['tms']);
  });

  it('expires at the end of the year and is then removed on reading', () => {
    const store = aStore();
    remember(store, now, { locale: 'cs' });
    expect(readRemembered(store, new Date(2026, 11, 31, 23, 59))).toEqual({ locale: 'cs' });
    expect(readRemembered(store, new Date(2027, 0, 1))).toEqual({});
    expect(store.values.size).toBe(0);
  });

  it.each(['{"data":', 'null', '[]', '{"data":5,"expiresAt":"2027-01-01"}', '{"data":{}}'])(
    'is logged and ignored when it cannot be read: %s',
    (text) => {
      const log = vi.spyOn(console, 'warn').mockReturnValue();
      const store = aStore(text);
      expect(readRemembered(store, now)).toEqual({});
      expect(log).toHaveBeenCalledOnce();
      remember(store, now, { locale: 'cs' });
      log.mockClear();
      expect(readRemembered(store, now)).toEqual({ locale: 'cs' });
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    },
  );

  it('may stand under another key', () => {
    const store = aStore();
    remember(store, now, { locale: 'cs' }, 'other');
    expect(readRemembered(store, now)).toEqual({});
    expect(readRemembered(store, now, 'other')).toEqual({ locale: 'cs' });
  });

  it('is nothing where storage is forbidden, and nothing breaks', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    remember(store, now, { session: true });
    expect(readRemembered(store, now)).toEqual({});
    expect(readRemembered(null, now)).toEqual({});
  });
});
