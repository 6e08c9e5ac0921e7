import { pages } from '@sevenmetre/contract/pages';
import { bodyOf } from '../../lib/slices/slice.ts';
import { useSliceState } from '../../lib/slices/use-slice.ts';
import { useWords } from '../../lib/words/words.ts';

/** How many matches are being played, by the latest data of the first page; renders nothing when there is none. */
export function LiveCount() {
  const t = useWords();
  const { slice } = useSliceState(pages.dashboard.topic);
  const count = bodyOf(pages.dashboard, slice)?.numbers.live ?? 0;
  if (count === 0) return null;
  return (
    <span className="live-count">
      <span className="visually-hidden">{t('results.dashboard.liveNow', { count })}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}
