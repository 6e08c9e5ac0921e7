import type { MatchHistory } from '@sevenmetre/contract/matches/match-history';
import type { Translator } from '@sevenmetre/phrases';
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

/** Who set or removed the official score of a match, ruled or decided a protest, when and why. */
export function OfficialScoreHistory({ matchId, timeZone }: OfficialScoreHistoryProps) {
  const t = useWords();
  const read = useRead('matchHistory', { params: { matchId } });
  return (
    <Card title={t('officialScore.history')}>
      <Ready read={read}>
        {({ entries }) => {
          const scores = new Map(officialScores(entries).map(({ entry, score }) => [entry.id, score]));
          const shown = entries.filter(({ id, action }) => scores.has(id) || action in words);
          if (shown.length === 0) return <Empty>{t('officialScore.noHistory')}</Empty>;
          return (
            <ol className="record-history">
              {shown.map((entry) => (
                <HistoryItem
                  key={entry.id}
                  entry={{ at: entry.at, by: entry.who, reason: entry.reason }}
                  timeZone={timeZone}
                  name={nameOf(t, entry, scores.get(entry.id))}
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

const words = {
  'match.ruling': 'ruling',
  'match.walkover': 'walkover',
  'match.cancelled': 'cancelled',
  'protest.filed': 'protestFiled',
  'protest.decided': 'protestAccepted',
} as const;

/** @param score what an entry about the official score left, null: none; undefined: it is about something else */
function nameOf(t: Translator, { action, changes }: Entry, score: string | null | undefined): string {
  if (score !== undefined)
    return score === null ? t('officialScore.wasCleared') : t('officialScore.wasSet', { score });
  const known = Object.entries(words).find(([name]) => name === action)?.[1];
  if (known === undefined) return action;
  const said = (field: string) => String(changes.find((change) => change.field === field)?.after ?? '');
  const word = known === 'protestAccepted' && said('decision') === 'rejected' ? 'protestRejected' : known;
  return t(`officialScore.rule.log.${word}`, { number: said('number') });
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
