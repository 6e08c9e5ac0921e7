import type { Side } from '@sevenmetre/rules/vocabulary';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { scoreText } from './words.ts';
import { AllSheet } from '../dialogs/all-dialog.tsx';
import { CheckSheet } from '../dialogs/check-dialog.tsx';
import { DifferenceSheet } from '../dialogs/difference-dialog.tsx';
import { EditSheet } from '../dialogs/edit-dialog.tsx';
import { EraseSheet } from '../dialogs/erase-dialog.tsx';
import { FinishSheet } from '../dialogs/finish-dialog.tsx';
import { InsertSheet } from '../dialogs/insert-dialog.tsx';
import { MoreSheet } from '../dialogs/more-dialog.tsx';
import { ReopenSheet } from '../dialogs/reopen-dialog.tsx';
import { SecondHalfSheet } from '../dialogs/second-half-dialog.tsx';
import { SignInSheet } from '../dialogs/sign-in-dialog.tsx';
import { SyncSheet } from '../dialogs/sync-dialog.tsx';
import { ClockAskedSheet, ClockSheet, LateSheet, StageSheet } from '../dialogs/time-dialogs.tsx';
import { TroubleSheet } from '../dialogs/trouble-dialog.tsx';
import { WalkoverSheet } from '../dialogs/walkover-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { rareSheets } from './rare-dialogs.ts';
import { DialogTopic, type SheetName } from './dialog-names.ts';
import { useScreen, useTable } from './recording-context.ts';

/** What the hall board showed, as long as the match's screen is open. */
export interface Comparison {
  /** null: not being compared. */
  readonly board: Readonly<Record<Side, number>> | null;
  /** The score that was found to agree. */
  readonly agreedOn: string | null;
}

interface ScreenDialogProps {
  readonly sheet: SheetName;
  readonly comparison: Comparison;
  readonly compare: (comparison: Comparison) => void;
}

/** The dialog that is open, with what its “?” explains. */
export function ScreenDialog(props: ScreenDialogProps) {
  const { kind } = props.sheet;
  return (
    <DialogTopic value={kind === 'trouble' ? null : kind}>
      <OpenSheet {...props} />
    </DialogTopic>
  );
}

function OpenSheet({ sheet, comparison, compare }: ScreenDialogProps) {
  switch (sheet.kind) {
    case 'all':
      return <AllSheet />;
    case 'check':
      return <Check comparison={comparison} compare={compare} />;
    case 'clock':
      return <ClockSheet />;
    case 'clock-asked':
      return <ClockAskedSheet />;
    case 'difference':
      return <DifferenceSheet />;
    case 'edit':
      return <EditSheet eventKey={sheet.key} />;
    case 'erase':
      return <EraseSheet />;
    case 'finish':
      return <Finish comparison={comparison} />;
    case 'hand-over':
      return <Rare name="handOver" />;
    case 'history':
      return <Rare name="history" />;
    case 'insert':
      return <InsertSheet side={sheet.side} gap={sheet.gap} />;
    case 'late':
      return <LateSheet />;
    case 'more':
      return <MoreSheet />;
    case 'reopen':
      return <ReopenSheet />;
    case 'second-half':
      return <SecondHalfSheet />;
    case 'shootout':
      return <Rare name="shootout" />;
    case 'sign-in':
      return <SignIn />;
    case 'signatures':
      return <Rare name="signatures" />;
    case 'stage':
      return <StageSheet />;
    case 'sync':
      return <Sync />;
    case 'trouble':
      return <TroubleSheet />;
    case 'walkover':
      return <WalkoverSheet />;
  }
}

interface RareProps {
  readonly name: keyof typeof rareSheets;
}

/** One that is loaded apart: where it does not come, a notice stands in its place. Opened again, it is asked for again. */
function Rare({ name }: RareProps) {
  const [Sheet] = useState(() =>
    lazy(async () => ({ default: await rareSheets[name]().catch(() => () => <Missing name={name} />) })),
  );
  return (
    <Suspense>
      <Sheet />
    </Suspense>
  );
}

function Missing({ name }: RareProps) {
  const t = useWords();
  const { open } = useScreen();
  return (
    <Dialog title={t(`reporter.${name}.title`)} close={() => open(null)}>
      <p className="reporter-note warning">{t(`reporter.${name}.away`)}</p>
    </Dialog>
  );
}

function Check({ comparison, compare }: Omit<ScreenDialogProps, 'sheet'>) {
  const { device, open } = useScreen();
  const { board, sheet } = useTable();
  const agreedOn = scoreText(board.score);
  const change = (shown: Comparison['board']) => {
    // The mark on the public score is a courtesy: without a network there is none.
    if ((shown === null) !== (comparison.board === null))
      void device.calls.beingChecked(sheet.matchId, shown !== null);
    compare({ ...comparison, board: shown });
  };
  const agreed = () => {
    if (comparison.board !== null) void device.calls.beingChecked(sheet.matchId, false);
    compare({ board: null, agreedOn });
    open(null);
  };
  return <CheckSheet board={comparison.board} change={change} agreed={agreed} />;
}

function Finish({ comparison }: { comparison: Comparison }) {
  const { board } = useTable();
  return <FinishSheet isCompared={comparison.agreedOn === scoreText(board.score)} />;
}

function Sync() {
  const { device, open } = useScreen();
  const { sheet, view } = useTable();
  return (
    <SyncSheet
      device={device}
      sheet={sheet}
      onServer={view.counts.server}
      close={() => open(null)}
      edit={(key) => open({ kind: 'edit', key })}
      showDifference={() => open({ kind: 'difference' })}
      signIn={() => open({ kind: 'sign-in' })}
    />
  );
}

function SignIn() {
  const { device, open, table } = useScreen();
  const signedIn = () => {
    device.signedIn();
    table.signedOut(false);
    open(null);
  };
  return <SignInSheet close={() => open(null)} signedIn={signedIn} />;
}
