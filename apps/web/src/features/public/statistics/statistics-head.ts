import type { StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import { localName } from '../../../lib/words/words.ts';

/** Lists of children: the page stays out of search engines. */
export function statisticsHead(t: Translator, code: string, slice: StatisticsSlice | null): Head {
  const title = t('statistics.title', { code });
  if (slice === null) return { title, description: t('statistics.plain'), noindex: true };
  const { category, edition } = slice;
  const name = localName(category, t.locale);
  return {
    title: `${title} · ${edition.name}`,
    description: t('statistics.description', { category: name, tournament: edition.name }),
    noindex: true,
  };
}
