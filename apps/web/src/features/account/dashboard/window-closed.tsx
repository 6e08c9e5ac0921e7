import { useWords } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { serverNow } from '../../../lib/time/server-time.ts';

interface WindowClosedProps {
  readonly of: 'club' | 'referee';
  /** When registration opens, UTC; null: it has no beginning. */
  readonly from: string | null;
  readonly timeZone: string;
}

/** Why nobody can register now: it has not begun, or is over. */
export function WindowClosed({ of, from, timeZone }: WindowClosedProps) {
  const t = useWords();
  if (from === null || Date.parse(from) < serverNow()) return t(`dashboard.${of}.closed`);
  return t(`dashboard.${of}.opens`, { date: instantText(t, from, timeZone) });
}
