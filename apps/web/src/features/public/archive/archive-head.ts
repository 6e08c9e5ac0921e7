import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';

export function archiveHead(t: Translator): Head {
  return { title: t('archive.title'), description: t('archive.description') };
}
