import { goalGaps } from '@sevenmetre/rules/match';
import type { GoalGap } from '@sevenmetre/rules/match';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { timeAt } from '../match-events/recording-state.ts';
import { Dialog } from '../matches/dialog.tsx';
import { EventRow } from '../matches/event-row.tsx';
import { Mark } from '../matches/mark.tsx';
import { Stepper } from '../matches/stepper.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';
import { clockText, scoreText } from '../matches/words.ts';
import { typesOf } from '../match-sheets/match-sheet.ts';

type Goals = Readonly<Record<Side, number>>;

/** Kept by the page while the sheet is closed for an insertion, so that one comes back to the same board. */
export interface CheckProps {
  /** What the hall board shows; null: not asked yet. */
  readonly board: Goals | null;
  readonly change: (board: Goals | null) => void;
  /** The two agree. */
  readonly agreed: () => void;
}

/** Compares with the hall board at half-time and before approval, and leads to the goal that is missing. */
export function CheckSheet(props: CheckProps) {
  return props.board === null ? <Ask {...props} /> : <Compare {...props} shown={props.board} />;
}

function Ask({ change, agreed }: CheckProps) {
  const t = useWords();
  const { open } = useScreen();
  const { board, sheet } = useTable();
  const { homeScore: home, awayScore: away } = board.score;
  return (
    <Dialog
      title={t('reporter.check.title')}
      close={() => open(null)}
      foot={
        <div className="reporter-halves">
          <button className="reporter-button" type="button" onClick={() => change({ home, away })}>
            {t('reporter.check.no')}
          </button>
          <button className="reporter-button strong" type="button" onClick={agreed}>
            {t('reporter.check.yes', { score: scoreText(board.score) })}
          </button>
        </div>
      }
    >
      <p className="reporter-question">{t('reporter.check.ask')}</p>
      <div className="versus">
        <b>{sheet.teams.home.name}</b>
        <span className="reporter-score home">{home}</span>
        <span className="reporter-score away">{away}</span>
        <b>{sheet.teams.away.name}</b>
      </div>
    </Dialog>
  );
}

function Compare({ shown, change, agreed }: CheckProps & { shown: Goals }) {
  const t = useWords();
  const { open } = useScreen();
  const { board, sheet } = useTable();
  const { score } = board;
  const entered: Goals = { home: score.homeScore, away: score.awayScore };
  const differing = sides.find((side) => shown[side] !== entered[side]) ?? null;
  const close = () => {
    change(null);
    open(null);
  };
  return (
    <Dialog
      wide={differing !== null}
      title={t('reporter.check.title')}
      close={close}
      foot={
        differing === null ? (
          <button className="reporter-button primary" type="button" onClick={agreed}>
            {t('reporter.check.same', { score: scoreText(score) })}
          </button>
        ) : (
          <button className="reporter-button" type="button" onClick={close}>
            {t('reporter.check.keep')}
          </button>
        )
      }
    >
      <div className={differing === null ? '' : 'record-pair'}>
        <div className="reporter-stack">
          <div className="reporter-comparison">
            <span />
            <span className="reporter-comparison__heading">{t('reporter.check.board')}</span>
            <span className="reporter-comparison__heading">{t('reporter.check.entered')}</span>
            {sides.map((side) => (
              <CompareRow
                key={side}
                name={sheet.teams[side].name}
                shown={shown[side]}
                entered={entered[side]}
                change={(value) => change({ ...shown, [side]: value })}
              />
            ))}
          </div>
          {differing === null ? (
            <p className="reporter-note good">
              <Mark name="ok" />
              <b>{t('reporter.check.agree')}</b>
            </p>
          ) : (
            <Difference side={differing} by={shown[differing] - entered[differing]} />
          )}
        </div>
        {differing === null ? null : (
          <Places side={differing} isMissing={shown[differing] > entered[differing]} />
        )}
      </div>
    </Dialog>
  );
}

interface CompareRowProps {
  readonly name: string;
  readonly shown: number;
  readonly entered: number;
  readonly change: (shown: number) => void;
}

function CompareRow({ name, shown, entered, change }: CompareRowProps) {
  return (
    <>
      <b className="name">{name}</b>
      <Stepper label={name} value={shown} max={199} digits={1} change={change} />
      <span className="reporter-comparison__entered">{entered}</span>
    </>
  );
}

function Difference({ side, by }: { side: Side; by: number }) {
  const t = useWords();
  const { device } = useScreen();
  const { sheet } = useTable();
  const team = sheet.teams[side].name;
  const count = Math.abs(by);
  return (
    <>
      <div className="reporter-note warning">
        <Mark name="warn" />
        <span>
          <b>
            {by > 0 ? t('reporter.check.more', { team, count }) : t('reporter.check.fewer', { team, count })}
          </b>
          <br />
          {t('reporter.check.askReferees')}
        </span>
      </div>
      {device.isPractice ? null : <p className="dimmed">{t('reporter.check.checked')}</p>}
    </>
  );
}

/** Where a goal may be missing, the likeliest first; or which one is too many. */
function Places({ side, isMissing }: { side: Side; isMissing: boolean }) {
  const t = useWords();
  const { open, now } = useScreen();
  const state = useTable();
  const { sheet, board } = state;
  const team = sheet.teams[side].name;
  if (!isMissing) {
    const goals = board.rows.filter(({ event, moment }) => moment.scored && event.content.side === side);
    return (
      <div className="reporter-stack">
        <h3>{t('reporter.check.which', { team })}</h3>
        <div>
          {goals.toReversed().map((row) => (
            <EventRow key={row.event.key} row={row} sheet={sheet} />
          ))}
        </div>
      </div>
    );
  }
  const { stage, seconds } = timeAt(state, now());
  const search = { types: typesOf(sheet), halfLength: sheet.halfLength, stage, clock: seconds };
  const gaps = goalGaps(board.recorded, side, search);
  return (
    <div className="reporter-stack">
      <h3>{t('reporter.check.find', { team })}</h3>
      {gaps.slice(0, 4).map((gap, index) => (
        <GapButton
          key={gap.from}
          gap={gap}
          isLikely={index === 0}
          insert={() => open({ kind: 'insert', side, gap })}
        />
      ))}
      <button className="reporter-button" type="button" onClick={() => open({ kind: 'late' })}>
        {t('reporter.check.otherTime')}
      </button>
    </div>
  );
}

function GapButton({ gap, isLikely, insert }: { gap: GoalGap; isLikely: boolean; insert: () => void }) {
  const t = useWords();
  const without = t('reporter.check.without', {
    time: clockText(gap.to - gap.from),
    count: gap.opponentGoals,
  });
  return (
    <button className={isLikely ? 'gap-choice likely' : 'gap-choice'} type="button" onClick={insert}>
      <span className="grow">
        <b>
          {clockText(gap.from)} – {clockText(gap.to)}
        </b>{' '}
        · {t(`reporter.stage.${gap.stage}`)}
        <small>{without}</small>
      </span>
      {isLikely ? <span className="reporter-chip solid">{t('reporter.check.likely')}</span> : null}
      {t('reporter.check.insert')}
    </button>
  );
}
