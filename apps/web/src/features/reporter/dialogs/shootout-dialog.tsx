import { playEnd, shootoutRounds, shootoutState, stageEnd } from '@sevenmetre/rules/match';
import type { Moment, ShootoutState } from '@sevenmetre/rules/match';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { courtsAt, marksFor } from '../match-events/board.ts';
import type { Board } from '../match-events/board.ts';
import { contentOf, isSaving } from '../match-events/content.ts';
import { offeredStages, periodsOf } from '../match-events/offered-stages.ts';
import type { TableState } from '../match-events/recording-state.ts';
import { Dialog } from '../matches/dialog.tsx';
import { Mark } from '../matches/mark.tsx';
import { useScreen, useSeconds, useTable } from '../matches/recording-context.ts';
import { clockText, whoIs } from '../matches/words.ts';
import { personOf } from '../match-sheets/match-sheet.ts';
import type { SheetPerson } from '../match-sheets/match-sheet.ts';
import { hasOfficialScore } from '../match-sheets/sheet-of.ts';
import { NumberGrid } from './number-grid.tsx';
import './shootout.css';

interface Thrower {
  readonly side: Side;
  readonly personId: number | null;
}

/** Throw by throw: whose turn it is, who throws, scored or missed. */
export function ShootoutSheet() {
  const t = useWords();
  const { table, open } = useScreen();
  const state = useTable();
  const { sheet, board, stage } = state;
  const [thrower, setThrower] = useState<Thrower | null>(null);
  const turn = shootoutState(board.moments);
  const typeOf = (code: string) => sheet.types.find((type) => type.code === code);
  const [hit, miss] = [typeOf('shootout-goal'), typeOf('shootout-miss')];
  const record = (type: typeof hit) => {
    if (thrower === null || type === undefined) return;
    const time = { stage: 'shootout' as const, seconds: 2 * sheet.halfLength };
    setThrower(null);
    void table.record(contentOf(sheet, { ...thrower, typeId: type.id, time }));
  };
  const close = () => open(null);
  if (stage !== 'shootout' && board.moments.every(({ isOfShootout }) => !isOfShootout))
    return <Begin close={close} />;
  const who = thrower === null ? '' : whoIs(t, personOf(sheet, thrower.personId));
  return (
    <Dialog
      wide
      title={t('reporter.shootout.title')}
      close={close}
      foot={
        <>
          <UndoThrow board={board} />
          <span className="grow" />
          {miss === undefined ? null : (
            <button
              className="reporter-button"
              type="button"
              disabled={thrower === null}
              onClick={() => record(miss)}
            >
              {t('reporter.shootout.miss')} {who}
            </button>
          )}
          <button
            className="reporter-button primary"
            type="button"
            disabled={thrower === null || hit === undefined}
            onClick={() => record(hit)}
          >
            {t('reporter.shootout.hit')} {who}
          </button>
        </>
      }
    >
      <Rows state={state} turn={turn} />
      <Throwers state={state} turn={turn} thrower={thrower} choose={setThrower} />
      <p className="dimmed">{t('reporter.shootout.note')}</p>
    </Dialog>
  );
}

/** Of throws only: what was recorded in play lies behind the sheet, and nobody would see it go. */
function UndoThrow({ board }: { board: Board }) {
  const t = useWords();
  const { table } = useScreen();
  const isThrow = board.last !== null && board.last.moment.isOfShootout && !isSaving(board.last.event);
  return (
    <button className="reporter-button" type="button" disabled={!isThrow} onClick={() => table.undo()}>
      <Mark name="undo" />
      {t('reporter.bar.undo')}
    </button>
  );
}

function Begin({ close }: { close: () => void }) {
  const t = useWords();
  const { table, kept } = useScreen();
  const state = useTable();
  const isOffered = offeredStages(state, hasOfficialScore(kept), useSeconds()).includes('shootout');
  const endOfPlay = stageEnd(periodsOf(state.sheet).at(-1) ?? '2nd_half', state.sheet.halfLength);
  return (
    <Dialog title={t('reporter.shootout.title')} close={close}>
      <p>{t('reporter.stagePick.shootout')}</p>
      {isOffered ? null : (
        <p className="reporter-note">{t('reporter.shootout.notYet', { time: clockText(endOfPlay) })}</p>
      )}
      <button
        className="reporter-button primary"
        type="button"
        disabled={!isOffered}
        onClick={() => void table.chooseStage('shootout', false)}
      >
        {t('reporter.shootout.start')}
      </button>
    </Dialog>
  );
}

function Rows({ state, turn }: { state: TableState; turn: ShootoutState }) {
  const t = useWords();
  const { sheet, board, view } = state;
  // What is on its way to the disk comes last in the order of recording; nobody must take it for saved.
  const isPale = (moment: Moment | null | undefined) =>
    moment !== null && moment !== undefined && moment.event.id > view.events.length;
  const rounds = shootoutRounds(board.moments);
  const shown = Math.max(5, rounds.length, turn.winner === null ? turn.round : 0);
  const goals = (side: Side) => rounds.filter((round) => round[side]?.scored === true).length;
  const indices = Array.from({ length: shown }, (_, index) => index);
  return (
    <div className="shootout">
      {sides.map((side) => {
        const next = turn.next === side ? rounds.filter((round) => round[side] !== null).length : -1;
        return (
          <div key={side} className={`shootout__row ${side}`}>
            <b>{sheet.teams[side].name}</b>
            {indices.map((index) => (
              <Throw
                key={index}
                moment={rounds[index]?.[side] ?? null}
                isNext={index === next}
                isPale={isPale(rounds[index]?.[side])}
              />
            ))}
            <span
              className={`reporter-score ${side}`}
              aria-busy={rounds.some((round) => isPale(round[side]))}
            >
              {goals(side)}
            </span>
          </div>
        );
      })}
      {turn.winner === null ? null : (
        <p className="reporter-note good">
          <Mark name="ok" />
          <b>{t('reporter.shootout.decided', { team: sheet.teams[turn.winner].name })}</b>
        </p>
      )}
    </div>
  );
}

interface ThrowProps {
  readonly moment: Moment | null;
  readonly isNext: boolean;
  readonly isPale: boolean;
}

function Throw({ moment, isNext, isPale }: ThrowProps) {
  const t = useWords();
  const { sheet } = useTable();
  if (moment === null)
    return (
      <div className={isNext ? 'shootout__throw next' : 'shootout__throw'}>
        {isNext ? t('reporter.shootout.next') : '–'}
      </div>
    );
  const label = personOf(sheet, moment.event.competitionMatchParticipantId)?.label ?? '?';
  return (
    <div className={moment.scored ? 'shootout__throw hit' : 'shootout__throw miss'} aria-busy={isPale}>
      {label}
      <small>{t(moment.scored ? 'reporter.shootout.hit' : 'reporter.shootout.miss')}</small>
    </div>
  );
}

interface ThrowersProps {
  readonly state: TableState;
  readonly turn: ShootoutState;
  readonly thrower: Thrower | null;
  readonly choose: (thrower: Thrower) => void;
}

function Throwers({ state, turn, thrower, choose }: ThrowersProps) {
  const t = useWords();
  const { sheet, board } = state;
  if (turn.winner !== null) return null;
  const courts = courtsAt(sheet, board, playEnd(board.recorded, sheet.halfLength));
  const mayNot = (person: SheetPerson) => {
    const { red, blue } = marksFor(board, person.id);
    return (
      red + blue > 0 || courts[person.side].running.some(({ participantId }) => participantId === person.id)
    );
  };
  const shown = turn.next === null ? sides : ([turn.next] as const);
  return (
    <div className="reporter-stack">
      <h3>{t(turn.next === null ? 'reporter.shootout.begin' : 'reporter.shootout.choose')}</h3>
      {shown.map((side) => (
        <NumberGrid
          key={side}
          side={side}
          unknown
          mayNot={mayNot}
          chosen={thrower?.side === side ? thrower.personId : undefined}
          choose={(personId) => choose({ side, personId })}
        />
      ))}
    </div>
  );
}
