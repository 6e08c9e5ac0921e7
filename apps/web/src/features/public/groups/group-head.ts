import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { Translator } from '@sevenmetre/phrases';
import { ordinal, inLanguage } from '@sevenmetre/rules/language';
import type { Head } from '../../../lib/page/head.ts';
import { localName } from '../../../lib/words/words.ts';

const headWords = {
  table: { title: 'results.group.title', description: 'results.group.description' },
  bracket: { title: 'results.bracket.title', description: 'results.bracket.description' },
} as const;

export function groupHead(t: Translator, label: string, slice: GroupSlice | null): Head {
  if (slice === null)
    return { title: t('results.group.title', { label }), description: t('results.group.sentence') };
  const { edition, group, category, ways } = slice;
  const locale = t.locale;
  const round = inLanguage(locale, { cs: group.roundCs, en: group.roundEn });
  if (group.comparedPlace !== undefined)
    return comparisonHead(t, slice, ordinal(group.comparedPlace, locale));
  const words = ways.length > 0 ? headWords.bracket : headWords.table;
  const about = { label: group.label, category: localName(category, locale), tournament: edition.name };
  return {
    title: t(words.title, { label: group.label, round }),
    description: t(words.description, { ...about, round }),
    card: `/api/v1/cards/group/${encodeURIComponent(group.slug)}.png`,
  };
}

function comparisonHead(t: Translator, { edition, group, category }: GroupSlice, place: string): Head {
  const words = { place, category: localName(category, t.locale) };
  return {
    title: t('results.comparison.title', words),
    description: t('results.comparison.description', { ...words, tournament: edition.name }),
    card: `/api/v1/cards/group/${encodeURIComponent(group.slug)}.png`,
  };
}
