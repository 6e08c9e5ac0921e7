import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { matchClock } from '../../../lib/matches/match-clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { phaseName } from '../../../ui/ticket-words.ts';

/** Half and minute that are being played, the score at half-time, and how far the match has come. */
export function ClockBar({ ticket }: { ticket: MatchSlice['ticket'] }) {
  const t = useWords();
  const { homeHalfTimeScore: home, awayHalfTimeScore: away } = ticket;
  const minute = useNow((now) => matchClock(ticket, now).minute);
  const phase = phaseName(
    t,
    useNow((now) => matchClock(ticket, now).phase),
    'long',
  );
  return (
    <div className="match-clock">
      <div>
        <span className="row">
          <span className="live-mark">{t('results.ticket.live')}</span>
          <span>
            {phase}
            {minute === null ? null : ` · ${t('results.ticket.minute', { minute })}`}
          </span>
        </span>
        {home === null || away === null ? null : (
          <span>{t('results.ticket.halfTimeScore', { home, away })}</span>
        )}
      </div>
      <Bar played={playedUpTo(ticket, minute)} />
    </div>
  );
}

/** Two halves of 148 with a gap, on 300. */
function Bar({ played }: { played: number }) {
  const first = Math.min(played, 0.5) * 296;
  const second = Math.max(played - 0.5, 0) * 296;
  const now = played > 0.5 ? 152 + second : first;
  return (
    <svg viewBox="0 4 300 6" preserveAspectRatio="none" aria-hidden="true">
      <path className="match-clock__all" d="M0 4h148v6H0zM152 4h148v6H152z" />
      <path
        className="match-clock__played"
        d={`M0 4h${first}v6H0z${second > 0 ? `M152 4h${second}v6H152z` : ''}`}
      />
      <path className="match-clock__now" d={`M${Math.min(now, 296)} 4h4v6h-4z`} />
    </svg>
  );
}

/** The part of the match that has been played, 0 to 1. Without a minute it stands at the end of a half. */
function playedUpTo({ stageCode, halfLength }: MatchSlice['ticket'], minute: number | null): number {
  if (minute === null) return stageCode === '1st_half' ? 0.5 : 1;
  return Math.min((minute * 60) / (2 * halfLength), 1);
}
