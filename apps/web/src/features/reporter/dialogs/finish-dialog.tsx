import { signatureRoles } from '@sevenmetre/rules/match';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { reporterRosterPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { questionsOf } from '../match-events/board.ts';
import type { BoardQuestion } from '../match-events/board.ts';
import { isDone, signatureStandings } from '../match-events/signature-standings.ts';
import { lacksSecondHalf } from '../match-events/second-half.ts';
import { countedScore } from '../match-events/recording-state.ts';
import { Dialog } from '../matches/dialog.tsx';
import { Mark } from '../matches/mark.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';
import { whatHappened, whoIs } from '../matches/words.ts';
import { rosterStates } from '../match-sheets/sheet-of.ts';
import { ApproveButton } from './approve-button.tsx';
import { ReportRemarks } from './report-remarks.tsx';
import { scoreOf } from './walkover-dialog.tsx';
import { lacksWrittenReport, WrittenReports } from './written-reports.tsx';

/** What to look at, then hold to approve. Nothing here blocks but what the server would refuse. */
export function FinishSheet({ isCompared }: { isCompared: boolean }) {
  const t = useWords();
  const { table, open, kept, device } = useScreen();
  const state = useTable();
  const { sheet, board, view, walkover } = state;
  const approve = () => void table.approve().then(() => open(null));
  const { homeScore, awayScore } = countedScore(state);
  const [endedSoon, setEndedSoon] = useState(false);
  const isHalfMissing = lacksSecondHalf(state) && !endedSoon;
  const lacksReport = lacksWrittenReport(state);
  const hasReferee = kept === null || kept.body.match.refereeIds.length > 0;
  return (
    <Dialog
      bare
      title={t('reporter.finish.title')}
      close={() => open(null)}
      foot={
        <>
          <button className="reporter-button" type="button" onClick={() => open(null)}>
            {t('reporter.cancel')}
          </button>
          <ApproveButton disabled={!hasReferee || isHalfMissing || lacksReport} approve={approve} />
        </>
      }
    >
      <div className="versus">
        <b>{sheet.teams.home.name}</b>
        <span className="reporter-score home">{homeScore}</span>
        <span className="reporter-score away">{awayScore}</span>
        <b>{sheet.teams.away.name}</b>
      </div>
      {walkover === null ? null : (
        <p className="reporter-note warning">
          {t('reporter.walkover.assigned', { score: scoreOf(walkover, sheet.walkoverGoals) })}
        </p>
      )}
      {isHalfMissing ? <HalfMissing ended={() => setEndedSoon(true)} /> : null}
      <div className="finish-checks">
        {walkover === null ? <ScoreCheck isCompared={isCompared} /> : null}
        <RosterChecks hasReferee={hasReferee} />
        <SignatureCheck />
        <WinnerCheck />
        {lacksReport ? <Check isFine={false} text={t('reporter.finish.noWritten')} /> : null}
        {questionsOf(sheet, board).map((question) => (
          <Question key={`${question.kind} ${question.row.event.key}`} question={question} />
        ))}
        {view.counts.attention > 0 ? (
          <Check isFine={false} text={t('reporter.finish.attention')}>
            <button className="reporter-button" type="button" onClick={() => open({ kind: 'sync' })}>
              {t('reporter.finish.show')}
            </button>
          </Check>
        ) : null}
        {device.isPractice ? (
          <Check isFine text={t('reporter.bar.practice')} />
        ) : view.counts.here > 0 ? (
          <Check isFine={false} text={t('reporter.finish.unsent', { count: view.counts.here })} />
        ) : null}
      </div>
      <WrittenReports />
      <ReportRemarks />
      <p className="reporter-note warning">
        <Mark name="warn" />
        <b>{t('reporter.finish.ask')}</b>
      </p>
    </Dialog>
  );
}

/** Most likely somebody has forgotten to begin it; a match that was broken off is approved all the same (MA50). */
function HalfMissing({ ended }: { ended: () => void }) {
  const t = useWords();
  const { open } = useScreen();
  return (
    <div className="reporter-note warning">
      <div className="reporter-stack">
        <b>{t('reporter.secondHalf.missing')}</b>
        <div className="reporter-segments">
          <button className="reporter-button" type="button" onClick={() => open({ kind: 'second-half' })}>
            {t('reporter.secondHalf.open')}
          </button>
          <button className="reporter-button" type="button" onClick={ended}>
            {t('reporter.secondHalf.ended')}
          </button>
        </div>
      </div>
    </div>
  );
}

function SignatureCheck() {
  const t = useWords();
  const { open } = useScreen();
  const state = useTable();
  const signed = signatureStandings(state, 'after').filter(({ standing }) => isDone(standing)).length;
  const all = signatureRoles.length;
  return (
    <Check isFine={signed === all} text={t('reporter.signatures.count', { count: signed, all: String(all) })}>
      <button className="reporter-button" type="button" onClick={() => open({ kind: 'signatures' })}>
        {t('reporter.signatures.open')}
      </button>
    </Check>
  );
}

/** A level match of the play-off has no winner yet: it plays on, unless an organiser decides it (BR2). */
function WinnerCheck() {
  const t = useWords();
  const { open } = useScreen();
  const state = useTable();
  const { homeScore, awayScore } = countedScore(state);
  if (!state.sheet.isKnockout || state.walkover !== null || homeScore !== awayScore) return null;
  return (
    <Check isFine={false} text={t('reporter.finish.level')}>
      <button className="reporter-button" type="button" onClick={() => open({ kind: 'stage' })}>
        {t('reporter.clock.choose')}
      </button>
    </Check>
  );
}

function ScoreCheck({ isCompared }: { isCompared: boolean }) {
  const t = useWords();
  const { open } = useScreen();
  if (isCompared) return <Check isFine text={t('reporter.finish.score')} />;
  return (
    <Check isFine={false} text={t('reporter.finish.notChecked')}>
      <button className="reporter-button" type="button" onClick={() => open({ kind: 'check' })}>
        {t('reporter.finish.compare')}
      </button>
    </Check>
  );
}

function RosterChecks({ hasReferee }: { hasReferee: boolean }) {
  const t = useWords();
  const { kept } = useScreen();
  const navigate = useNavigate();
  if (kept === null) return null;
  const { home, away } = rosterStates(kept.body);
  const areConfirmed = home === 'confirmed' && away === 'confirmed';
  const fill = (
    <button
      className="reporter-button"
      type="button"
      onClick={() => void navigate(reporterRosterPath(kept.slug))}
    >
      {t('reporter.finish.fill')}
    </button>
  );
  return (
    <>
      <Check
        isFine={hasReferee}
        text={t(hasReferee ? 'reporter.finish.referee' : 'reporter.finish.noReferee')}
      >
        {hasReferee ? null : fill}
      </Check>
      <Check
        isFine={areConfirmed}
        text={t(areConfirmed ? 'reporter.finish.rosters' : 'reporter.finish.noRosters')}
      >
        {areConfirmed ? null : fill}
      </Check>
    </>
  );
}

function Question({ question: { kind, row } }: { question: BoardQuestion }) {
  const t = useWords();
  const { open } = useScreen();
  const { sheet } = useTable();
  const text =
    kind === 'third-suspension-without-red'
      ? t(`reporter.finish.questions.${kind}`, { who: whoIs(t, row.person) })
      : t(`reporter.finish.questions.${kind}`, { what: whatHappened(t, sheet, row) });
  return (
    <Check isFine={false} text={text}>
      <button
        className="reporter-button"
        type="button"
        onClick={() => open({ kind: 'edit', key: row.event.key })}
      >
        {t('reporter.finish.show')}
      </button>
    </Check>
  );
}

function Check({ isFine, text, children }: { isFine: boolean; text: string; children?: ReactNode }) {
  return (
    <div className={isFine ? 'finish-check fine' : 'finish-check'}>
      <Mark name={isFine ? 'ok' : 'warn'} />
      <span>{text}</span>
      {children ?? <span />}
    </div>
  );
}
