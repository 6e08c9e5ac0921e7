import { walkoverScore } from '@sevenmetre/rules/match';
import type { Walkover } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Dialog } from '../matches/dialog.tsx';
import { Mark } from '../matches/mark.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';
import { ImpactList } from './impact-list.tsx';
import { useImpact } from './use-impact.ts';

const outcomes: readonly Walkover[] = ['home', 'away', 'both'];

/** Three outcomes, none of them chosen beforehand; what it changes stands before it is done. */
export function WalkoverSheet() {
  const t = useWords();
  const { table, open, device } = useScreen();
  const { sheet, board, walkover: assigned } = useTable();
  const [outcome, setOutcome] = useState<Walkover | null>(null);
  const impact = useImpact(outcome === null ? null : { kind: 'walkover', outcome });
  const goals = board.score.homeScore + board.score.awayScore;
  const assign = (chosen: Walkover) =>
    void table.walkover(chosen).then((kept) => (kept ? open({ kind: 'finish' }) : undefined));
  return (
    <Dialog
      bare
      title={`${t('reporter.walkover.title')} · ${t('reporter.matchLabel', { number: String(sheet.matchNumber) })}`}
      close={() => open(null)}
      foot={
        <>
          <button className="reporter-button" type="button" onClick={() => open(null)}>
            {t('reporter.cancel')}
          </button>
          <button
            className="reporter-button primary"
            type="button"
            disabled={outcome === null}
            onClick={() => (outcome === null ? undefined : assign(outcome))}
          >
            {outcome === null
              ? t('reporter.walkover.assign')
              : t('reporter.walkover.assignScore', { score: scoreOf(outcome, sheet.walkoverGoals) })}
          </button>
        </>
      }
    >
      {assigned === null ? null : <TakeBack assigned={assigned} />}
      <div className="reporter-stack" role="radiogroup" aria-label={t('reporter.walkover.title')}>
        {outcomes.map((each) => (
          <Outcome key={each} outcome={each} isChosen={each === outcome} choose={() => setOutcome(each)} />
        ))}
      </div>
      <div className="reporter-note warning">
        <Mark name="warn" />
        <span>
          <b>{t('reporter.walkover.ask')}</b>
          {goals === 0 ? null : <br />}
          {goals === 0 ? null : t('reporter.walkover.stays', { count: goals })}
        </span>
      </div>
      {outcome === null || device.isPractice ? null : <ImpactList impact={impact} />}
    </Dialog>
  );
}

/** Assigned by mistake: the goals that were entered count again. */
function TakeBack({ assigned }: { assigned: Walkover }) {
  const t = useWords();
  const { table, open } = useScreen();
  const { sheet } = useTable();
  const takeBack = () => void table.walkover(null).then((kept) => (kept ? open(null) : undefined));
  return (
    <div className="reporter-stack">
      <p className="reporter-note warning">
        {t('reporter.walkover.assigned', { score: scoreOf(assigned, sheet.walkoverGoals) })}
      </p>
      <button className="reporter-button strong" type="button" onClick={takeBack}>
        {t('reporter.walkover.takeBack')}
      </button>
    </div>
  );
}

interface OutcomeProps {
  readonly outcome: Walkover;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function Outcome({ outcome, isChosen, choose }: OutcomeProps) {
  const t = useWords();
  const { sheet } = useTable();
  return (
    <button className="reporter-option" type="button" role="radio" aria-checked={isChosen} onClick={choose}>
      <span className="large">{scoreOf(outcome, sheet.walkoverGoals)}</span>
      <span>
        <b>{t(`reporter.walkover.${outcome}`)}</b>
        <small>{outcome === 'both' ? t('reporter.walkover.bothText') : sheet.teams[outcome].name}</small>
      </span>
      <span />
    </button>
  );
}

export function scoreOf(outcome: Walkover, goals: number): string {
  const { homeScore, awayScore } = walkoverScore(outcome, goals);
  return `${homeScore}:${awayScore}`;
}
