import type { GroupSlice } from '@sevenmetre/contract/schemas/slices';
import type { Translator } from '@sevenmetre/phrases';
import { localName } from '../../lib/words.ts';

/** What search engines, share cards and the tab say about a page. */
export interface Head {
  readonly title: string;
  readonly description: string;
}

export function groupHead(t: Translator, label: string, slice: GroupSlice | null): Head {
  if (slice === null)
    return { title: t('results.group.title', { label }), description: t('results.group.sentence') };
  const { edition, group, category } = slice;
  const locale = t.locale === 'cs' ? 'cs' : 'en';
  return {
    title: `${t('results.group.title', { label: group.label })} · ${edition.name}`,
    description: t('results.group.description', {
      label: group.label,
      category: localName(category, locale),
      tournament: edition.name,
    }),
  };
}
