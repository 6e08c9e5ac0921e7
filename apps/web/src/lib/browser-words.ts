import type { WordGroup } from '@sevenmetre/phrases';
import { createWordStore } from './word-store.ts';

/** Languages and groups are chunks: a visitor loads the words of one language, and of the pages that he opens. */
export const browserWords = createWordStore<WordGroup>({
  core: {
    cs: async () => (await import('@sevenmetre/phrases/cs')).cs,
    en: async () => (await import('@sevenmetre/phrases/en')).en,
  },
  groups: {
    auth: {
      cs: () => import('@sevenmetre/phrases/cs/auth'),
      en: () => import('@sevenmetre/phrases/en/auth'),
    },
    halls: {
      cs: () => import('@sevenmetre/phrases/cs/halls'),
      en: () => import('@sevenmetre/phrases/en/halls'),
    },
    calendar: {
      cs: () => import('@sevenmetre/phrases/cs/calendar'),
      en: () => import('@sevenmetre/phrases/en/calendar'),
    },
    outlook: {
      cs: () => import('@sevenmetre/phrases/cs/outlook'),
      en: () => import('@sevenmetre/phrases/en/outlook'),
    },
    match: {
      cs: () => import('@sevenmetre/phrases/cs/match'),
      en: () => import('@sevenmetre/phrases/en/match'),
    },
  },
});
