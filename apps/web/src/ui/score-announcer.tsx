import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { useEffect, useRef, useState } from 'react';
import { opponentName } from '@sevenmetre/phrases/names';
import { useWords } from '../lib/words/words.ts';

/** More at once are not goals but a page that was away; reading them out would only be noise. */
const most = 3;

/** What is read out of a match. */
type Scored = Pick<MatchTicket, 'id' | 'home' | 'away' | 'homeScore' | 'awayScore'>;

/** Announces changed scores to screen readers, politely. */
export function ScoreAnnouncer({ matches }: { matches: readonly Scored[] }) {
  const t = useWords();
  const before = useRef(matches);
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const changed = changedScores(before.current, matches);
    before.current = matches;
    if (changed.length === 0 || changed.length > most) return;
    const sentences = changed.map(({ home, away, homeScore, awayScore }) =>
      t('results.ticket.scoreChanged', {
        home: opponentName(t, home),
        away: opponentName(t, away),
        homeScore: homeScore ?? 0,
        awayScore: awayScore ?? 0,
      }),
    );
    setSentence(sentences.join('. '));
  }, [matches, t]);
  return (
    <p className="visually-hidden" role="status">
      {sentence}
    </p>
  );
}

/** Matches whose score is another than before; matches that have just appeared do not count. */
export function changedScores(before: readonly Scored[], now: readonly Scored[]): Scored[] {
  const known = new Map(before.map((match) => [match.id, scoreOf(match)]));
  return now.filter(
    (match) => match.homeScore !== null && (known.get(match.id) ?? scoreOf(match)) !== scoreOf(match),
  );
}

function scoreOf({ homeScore, awayScore }: Scored): string {
  return `${homeScore}:${awayScore}`;
}
