import type { WordGroup } from '@sevenmetre/phrases';
import { createWordStore } from './word-store.ts';

/**
 * Languages and groups are chunks: a visitor loads the words of one language, and of the pages that he opens. Groups of
 * public pages only: those of signed-in users' pages stand in `signed-in-words.ts`, which no visitor loads.
 */
export const browserWords = createWordStore<WordGroup>({
  core: {
    cs: async () => (await import('@sevenmetre/phrases/cs')).cs,
    en: async () => (await import('@sevenmetre/phrases/en')).en,
  },
  groups: {
    teams: {
      cs: () => import('@sevenmetre/phrases/cs/teams'),
      en: () => import('@sevenmetre/phrases/en/teams'),
    },
    favourites: {
      cs: () => import('@sevenmetre/phrases/cs/favourites'),
      en: () => import('@sevenmetre/phrases/en/favourites'),
    },
    notifications: {
      cs: () => import('@sevenmetre/phrases/cs/notifications'),
      en: () => import('@sevenmetre/phrases/en/notifications'),
    },
    search: {
      cs: () => import('@sevenmetre/phrases/cs/search'),
      en: () => import('@sevenmetre/phrases/en/search'),
    },
    places: {
      cs: () => import('@sevenmetre/phrases/cs/places'),
      en: () => import('@sevenmetre/phrases/en/places'),
    },
    referees: {
      cs: () => import('@sevenmetre/phrases/cs/referees'),
      en: () => import('@sevenmetre/phrases/en/referees'),
    },
    signIn: {
      cs: () => import('@sevenmetre/phrases/cs/sign-in'),
      en: () => import('@sevenmetre/phrases/en/sign-in'),
    },
    errors: {
      cs: () => import('@sevenmetre/phrases/cs/errors'),
      en: () => import('@sevenmetre/phrases/en/errors'),
    },
    halls: {
      cs: () => import('@sevenmetre/phrases/cs/halls'),
      en: () => import('@sevenmetre/phrases/en/halls'),
    },
    share: {
      cs: () => import('@sevenmetre/phrases/cs/share'),
      en: () => import('@sevenmetre/phrases/en/share'),
    },
    outlook: {
      cs: () => import('@sevenmetre/phrases/cs/outlook'),
      en: () => import('@sevenmetre/phrases/en/outlook'),
    },
    draws: {
      cs: () => import('@sevenmetre/phrases/cs/draws'),
      en: () => import('@sevenmetre/phrases/en/draws'),
    },
    match: {
      cs: () => import('@sevenmetre/phrases/cs/match'),
      en: () => import('@sevenmetre/phrases/en/match'),
    },
    category: {
      cs: () => import('@sevenmetre/phrases/cs/category'),
      en: () => import('@sevenmetre/phrases/en/category'),
    },
    statistics: {
      cs: () => import('@sevenmetre/phrases/cs/statistics'),
      en: () => import('@sevenmetre/phrases/en/statistics'),
    },
    finalRanking: {
      cs: () => import('@sevenmetre/phrases/cs/final-ranking'),
      en: () => import('@sevenmetre/phrases/en/final-ranking'),
    },
    finale: {
      cs: () => import('@sevenmetre/phrases/cs/finale'),
      en: () => import('@sevenmetre/phrases/en/finale'),
    },
    schedule: {
      cs: () => import('@sevenmetre/phrases/cs/schedule'),
      en: () => import('@sevenmetre/phrases/en/schedule'),
    },
    bracket: {
      cs: () => import('@sevenmetre/phrases/cs/bracket'),
      en: () => import('@sevenmetre/phrases/en/bracket'),
    },
  },
});
