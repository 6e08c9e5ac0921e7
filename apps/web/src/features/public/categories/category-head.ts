import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import { localName } from '../../../lib/words/words.ts';

export function categoryHead(t: Translator, code: string, slice: CategorySlice | null): Head {
  const title = t('category.title', { code: slice?.category.code ?? code });
  if (slice === null) return { title, description: t('category.sentence') };
  const category = localName(slice.category, t.locale);
  const tournament = slice.edition.name;
  return {
    title: `${title} · ${tournament}`,
    description: t('category.description', { category, tournament }),
    // Scorers are children.
    noindex: slice.topScorers.length > 0,
  };
}
