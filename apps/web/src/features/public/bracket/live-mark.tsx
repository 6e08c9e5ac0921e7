import type { PlayoffMatch } from '@sevenmetre/contract/bracket/playoff-slice';
import { matchClock } from '../../../lib/matches/match-clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';

/** "LIVE 27′". */
export function LiveMark({ match }: { match: PlayoffMatch }) {
  const t = useWords();
  const minute = useNow((now) => matchClock(match, now).minute);
  return (
    <span className="live-mark">
      {t('results.ticket.live')}
      {minute === null ? null : ` ${t('results.ticket.minute', { minute })}`}
    </span>
  );
}
