import type { GroupSlice } from '@sevenmetre/contract/schemas/slices';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../lib/head.ts';
import { localName } from '../../lib/words.ts';

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
    card: `/api/v1/cards/group/${encodeURIComponent(group.slug)}.png`,
  };
}
