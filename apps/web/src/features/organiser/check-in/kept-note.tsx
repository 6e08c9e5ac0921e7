import { clockText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import type { KeptRead } from './use-kept-read.ts';

/** Says that what stands there was read before, as long as the answer is on its way; a failure has its own words. */
export function KeptNote({ read }: { read: KeptRead<unknown> }) {
  const t = useWords();
  if (!read.isKept || read.failure !== null) return null;
  return <Banner kind="wait">{t('checkIn.kept', { time: clockText(t, read.readAt) })}</Banner>;
}
