import { memo, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hallsPath } from '../../../lib/paths/paths.ts';
import { controlRoomPath, reporterHallPath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage, useWords, localName } from '../../../lib/words/words.ts';
import { useWakeLock } from '../device/wake-lock.ts';
import { isSaving } from '../match-events/content.ts';
import { armedFor } from '../match-events/taps.ts';
import { ClockPanel } from './clock-panel.tsx';
import { ScreenDialog } from './open-dialog.tsx';
import type { Comparison } from './open-dialog.tsx';
import { FirstMinute } from './first-minute.tsx';
import { EventRail } from './event-rail.tsx';
import { LastBar } from './last-bar.tsx';
import { Mark } from './mark.tsx';
import { PlayerGrid } from './player-grid.tsx';
import { keepRareSheets } from './rare-dialogs.ts';
import { ScoreBoard } from './score-board.tsx';
import type { SheetName } from './dialog-names.ts';
import { SyncChip } from './sync-chip.tsx';
import { TableContext, useScreen, useTablePart, useTableValue } from './recording-context.ts';
import type { TableScreen } from './recording-context.ts';
import { clockText, scoreText, typeNameOf, whoOf } from './words.ts';
import '../reporter.css';
import './screen.css';
import './screen-upright.css';
import './screen-sideways.css';
import './screen-dialogs.css';

/** Milliseconds after which an opened screen has nothing more urgent to fetch. */
const settled = 3000;

type MatchScreenProps = Omit<TableScreen, 'open'>;

/** The screen of one match: board, two grids, the rail between them, and the bar of what happened last. */
export function MatchScreen({ table, device, kept, now, mayReopen }: MatchScreenProps) {
  const [sheet, open] = useState<SheetName | null>(null);
  const [comparison, compare] = useState<Comparison>({ board: null, agreedOn: null });
  const shared = useMemo(
    () => ({ table, device, kept, now, mayReopen, open }),
    [table, device, kept, now, mayReopen],
  );
  return (
    <TableContext value={shared}>
      <ScreenView />
      {sheet === null ? (
        <Escape />
      ) : (
        <ScreenDialog key={sheet.kind} sheet={sheet} comparison={comparison} compare={compare} />
      )}
    </TableContext>
  );
}

/** Its parts read what they show themselves: a tap draws again what it changes, and not the screen. */
const ScreenView = memo(function ScreenView() {
  const { open, device } = useScreen();
  const sheet = useTablePart('sheet');
  const approval = useTablePart('approval');
  const { t } = useLanguage();
  const way = useWayBack();
  const conflicts = useTableValue(({ row }) => row?.conflicts.length ?? 0);
  useReturn(way, approval === 'approved' && conflicts === 0);
  useWakeLock(approval !== 'approved');
  useEffect(() => {
    const timer = setTimeout(keepRareSheets, settled);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="main" className="reporter reporter-screen">
      <h1 className="visually-hidden">
        {sheet.groupLabel} {sheet.matchNumber}{' '}
        {t('reporter.versus', { home: sheet.teams.home.name, away: sheet.teams.away.name })}
      </h1>
      <TopBar way={way} />
      <ScoreBoard
        clock={<ClockPanel />}
        before={
          <button
            className="reporter-button icon-only only-phone"
            type="button"
            aria-label={way.label}
            onClick={way.go}
          >
            <Mark name="back" />
          </button>
        }
        after={
          <>
            <div className="only-phone">
              <Chip />
            </div>
            <button
              className="reporter-button icon-only only-phone"
              type="button"
              aria-label={t('reporter.more')}
              onClick={() => open({ kind: 'more' })}
            >
              <Mark name="more" />
            </button>
          </>
        }
      />
      <Field isClosed={approval === 'approved'} />
      {device.isPractice ? <FirstMinute /> : null}
      <LastBar />
      <LastEventAloud />
      <RunOut />
    </main>
  );
});

/** The two grids and the rail. Lime around them: every tap is entered late; else a selection runs out by itself. */
function Field({ isClosed }: { isClosed: boolean }) {
  const isLate = useTableValue(({ taps }) => taps.late !== null);
  return (
    <fieldset className={isLate ? 'reporter-main' : 'reporter-main runs'} disabled={isClosed}>
      <PlayerGrid side="home" />
      <EventRail />
      <PlayerGrid side="away" />
      {isLate ? <span className="late-frame" aria-hidden="true" /> : null}
    </fieldset>
  );
}

function Chip() {
  const { open, device } = useScreen();
  const unsent = useTablePart('unsent');
  const status = useTablePart('status');
  const isSignedOut = useTablePart('isSignedOut');
  const refused = useTablePart('refused');
  const shown = { unsent, status, isSignedOut, refused };
  return <SyncChip {...shown} isPractice={device.isPractice} open={() => open({ kind: 'sync' })} />;
}

function TopBar({ way }: { way: WayBack }) {
  const { open } = useScreen();
  const sheet = useTablePart('sheet');
  const { t, locale } = useLanguage();
  return (
    <div className="reporter-top">
      <button className="reporter-button" type="button" onClick={way.go}>
        <Mark name="back" />
        {way.label}
      </button>
      <div className="match-label">
        <b>
          {sheet.groupLabel} {sheet.matchNumber}
        </b>
        {sheet.hall === null ? '' : ` · ${localName(sheet.hall, locale)}`}
        {sheet.time === null ? '' : ` · ${sheet.time.slice(0, 5)}`}
      </div>
      <button className="reporter-button" type="button" onClick={() => open({ kind: 'check' })}>
        {t('reporter.check.title')}
      </button>
      <Chip />
      <button className="reporter-button" type="button" onClick={() => open({ kind: 'more' })}>
        <Mark name="more" />
        {t('reporter.more')}
      </button>
    </div>
  );
}

interface WayBack {
  readonly label: string;
  readonly go: () => void;
  /** Whoever comes to approve a result goes on with the next task. */
  readonly isForApproval: boolean;
}

/** To where the match was opened from: the control room names itself in the address, all others come from the hall. */
function useWayBack(): WayBack {
  const t = useWords();
  const sheet = useTablePart('sheet');
  const navigate = useNavigate();
  const isForApproval = new URLSearchParams(useLocation().search).get('from') === 'control-room';
  const hall = sheet.hall === null ? hallsPath : reporterHallPath(sheet.hall.id);
  const path = isForApproval ? controlRoomPath : hall;
  const label = t(isForApproval ? 'reporter.controlRoom' : 'reporter.back');
  return { label, go: () => void navigate(path), isForApproval };
}

/** Leaves once the server has approved what was open when the page was, unless it has something to say about that. */
function useReturn({ go, isForApproval }: WayBack, isApproved: boolean): void {
  const [wasApproved] = useState(isApproved);
  const leave = useEffectEvent(go);
  const isDone = isForApproval && isApproved && !wasApproved;
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
}

/** With a keyboard the Escape key is what Cancel is in the bar. */
function Escape() {
  const { table } = useScreen();
  useEffect(() => {
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') table.setTaps({ armed: null, fixing: null, notice: null });
    };
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [table]);
  return null;
}

/** A selection that is not completed expires. */
function RunOut() {
  const { table } = useScreen();
  const since = useTableValue(({ taps }) => (taps.late === null ? taps.armed?.since : undefined));
  useEffect(() => {
    if (since === undefined) return;
    const timer = setTimeout(() => table.expire(), armedFor + 20);
    return () => clearTimeout(timer);
  }, [since, table]);
  return null;
}

/** For those who do not see the screen: the last event, with the score. */
function LastEventAloud() {
  const { t } = useLanguage();
  const board = useTablePart('board');
  const sheet = useTablePart('sheet');
  const { last, score } = board;
  const said =
    last === null || isSaving(last.event)
      ? ''
      : `${typeNameOf(t, sheet, last.event.content.eventTypeId)} ${whoOf(t, sheet, last.event.content)} ${scoreText(score)} ${clockText(last.moment.event.minute * 60 + last.moment.event.second)}`;
  return (
    <div className="visually-hidden" aria-live="assertive">
      {said}
    </div>
  );
}
