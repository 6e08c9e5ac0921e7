import type { RankingSlice } from '@sevenmetre/contract/final-ranking/ranking-slice';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import { localName } from '../../../lib/words/words.ts';

export function rankingHead(t: Translator, code: string, slice: RankingSlice | null): Head {
  const title = t('finalRanking.title', { code: slice?.category.code ?? code });
  if (slice === null) return { title, description: t('finalRanking.sentence') };
  const category = localName(slice.category, t.locale);
  const tournament = slice.edition.name;
  return {
    title: `${title} · ${tournament}`,
    description: t('finalRanking.description', { category, tournament }),
  };
}
