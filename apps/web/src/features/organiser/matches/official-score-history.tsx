import type { MatchHistory } from '@sevenmetre/contract/matches/match-history';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Card } from '../../../ui/page/card.tsx';
import { HistoryItem } from '../../../ui/history/history-item.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';

type Entry = MatchHistory['entries'][number];

interface OfficialScoreHistoryProps {
  readonly matchId: number;
  /** Of the tournament. */
  readonly timeZone: string;
}

/** Who set or removed the official score of a match, when and why. */
export function OfficialScoreHistory({ matchId, timeZone }: OfficialScoreHistoryProps) {
  const t = useWords();
  const read = useRead('matchHistory', { params: { matchId } });
  return (
    <Card title={t('officialScore.history')}>
      <Ready read={read}>
        {({ entries }) => {
          const own = officialScores(entries);
          if (own.length === 0) return <Empty>{t('officialScore.noHistory')}</Empty>;
          return (
            <ol className="record-history">
              {own.map(({ entry, score }) => (
                <HistoryItem
                  key={entry.id}
                  entry={{ at: entry.at, by: entry.who, reason: entry.reason }}
                  timeZone={timeZone}
                  name={score === null ? t('officialScore.wasCleared') : t('officialScore.wasSet', { score })}
                >
                  {null}
                </HistoryItem>
              ))}
            </ol>
          );
        }}
      </Ready>
    </Card>
  );
}

interface OfficialScoreEntry {
  readonly entry: Entry;
  /** As it was after the change; null: removed. */
  readonly score: string | null;
}

/** The entries about the official score, the newest first. An entry names changed goals only: the others are those before. */
function officialScores(entries: readonly Entry[]): readonly OfficialScoreEntry[] {
  let home: string | null = null;
  let away: string | null = null;
  const oldestFirst = entries.filter(({ action }) => action === 'match.official-score').toReversed();
  const folded = oldestFirst.map((entry) => {
    home = goalsAfter(entry, 'officialHomeScore', home);
    away = goalsAfter(entry, 'officialAwayScore', away);
    return { entry, score: home === null || away === null ? null : `${home}:${away}` };
  });
  return folded.toReversed();
}

function goalsAfter({ changes }: Entry, field: string, before: string | null): string | null {
  const change = changes.find((each) => each.field === field);
  if (change === undefined) return before;
  return change.after === null ? null : String(change.after);
}
