import type { PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import { localName } from '../../../lib/words/words.ts';

export function playoffHead(
  t: Translator,
  { code = '', playoff: letter = '' }: Readonly<Record<string, string | undefined>>,
  slice: PlayoffSlice | null,
): Head {
  const title = t('bracket.title', { letter, category: slice?.category.code ?? code });
  if (slice === null) return { title, description: t('bracket.sentence') };
  const category = localName(slice.category, t.locale);
  const tournament = slice.edition.name;
  return {
    title: `${title} · ${tournament}`,
    description: t('bracket.description', { letter, category, tournament }),
  };
}
