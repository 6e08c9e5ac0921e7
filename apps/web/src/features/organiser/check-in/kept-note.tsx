import { clockText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import type { KeptRead } from './use-kept-read.ts';

/** Says when the shown data were read, while current data are loading. A failed request is reported elsewhere. */
export function KeptNote({ read }: { read: KeptRead<unknown> }) {
  const t = useWords();
  if (!read.isKept || read.failure !== null) return null;
  return <Banner kind="wait">{t('checkIn.kept', { time: clockText(t, read.readAt) })}</Banner>;
}
