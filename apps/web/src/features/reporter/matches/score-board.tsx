import type { Court } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { scores } from '../match-events/content.ts';
import { countedScore } from '../match-events/recording-state.ts';
import { useCourt, useIsSaving, useTablePart, useTableValue } from './recording-context.ts';
import { clockText } from './words.ts';

interface ScoreBoardProps {
  readonly clock: ReactNode;
  /** Beside the teams on the one line of a phone. */
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Teams, score and clock, as the hall board has them: home left, away right. */
export function ScoreBoard({ clock, before, after }: ScoreBoardProps) {
  return (
    <div className="score-board">
      {before}
      <Team side="home" />
      <Score side="home" />
      <div className="reporter-clock">{clock}</div>
      <Score side="away" />
      <Team side="away" />
      {after}
    </div>
  );
}

function Team({ side }: { side: Side }) {
  const sheet = useTablePart('sheet');
  const court = useCourt(side);
  return (
    <div className={`score-board__team ${side}`} role="group" aria-label={sheet.teams[side].name}>
      <b>{sheet.teams[side].name}</b>
      <OnCourt court={court} all={sheet.playersOnCourt} />
      <span className="short-name">{sheet.teams[side].short}</span>
    </div>
  );
}

function OnCourt({ court, all }: { court: Court; all: number }) {
  const t = useWords();
  const { players, nextReturn, running } = court;
  const isPale = useIsSaving(running);
  const returns =
    nextReturn === null ? '' : ` ${t('reporter.grid.returns', { time: clockText(nextReturn) })}`;
  return (
    <span
      className={players < all ? 'reporter-court short' : 'reporter-court'}
      role="img"
      aria-busy={isPale}
      aria-label={t('reporter.grid.court', { count: players }) + returns}
    >
      <span className="number">{players}</span>
      <span className="pips">
        {Array.from({ length: all }, (_, index) => (
          <i key={index} className={index < players ? '' : 'absent'} />
        ))}
      </span>
      <span className="reporter-court__word">
        {t('reporter.grid.courtShort')}
        {returns}
      </span>
    </span>
  );
}

function Score({ side }: { side: Side }) {
  const sheet = useTablePart('sheet');
  const goals = useTableValue((state) => countedScore(state)[side === 'home' ? 'homeScore' : 'awayScore']);
  // Whoever reads it must not take for saved what is on its way to the disk.
  const isPale = useTableValue(({ saving }) =>
    saving.some(({ content }) => content.side === side && scores(sheet, content)),
  );
  return (
    <div
      className={`reporter-score ${side}`}
      role="img"
      aria-busy={isPale}
      aria-label={`${sheet.teams[side].name} ${goals}`}
    >
      {goals}
    </div>
  );
}
