import { expect, it } from 'vitest';
import { draftKey, dropExpiredDrafts, keepDraft } from './draft.ts';

/** The part of a browser's store that drafts use. */
function aStore() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

it('drafts of last year are removed, with the names in them, and so is what cannot be read; nothing else is', () => {
  const store = aStore();
  const [lastYear, thisYear] = [Date.UTC(2025, 11, 31), Date.UTC(2026, 0, 1)];
  keepDraft(draftKey(7, 'club', 1), 1, { name: 'Nováková' }, lastYear, { store });
  keepDraft(draftKey(7, 'club', 2), 1, { name: 'Malá' }, thisYear, { store });
  keepDraft(draftKey(0, 'seen', 4), 1, { name: 'Dlouhá' }, thisYear, { store, expiresAt: thisYear });
  store.setItem(draftKey(7, 'club', 3), '{');
  store.setItem('tms', 'Nováková');
  dropExpiredDrafts(thisYear, store);
  expect(Array.from({ length: store.length }, (_, index) => store.key(index))).toEqual([
    draftKey(7, 'club', 2),
    'tms',
  ]);
});
