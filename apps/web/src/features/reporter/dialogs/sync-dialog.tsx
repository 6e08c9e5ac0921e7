import type { ReactNode } from 'react';
import { changeRelease, useRelease } from '../../../lib/api/release.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { ReporterDevice } from '../device/device.ts';
import { Dialog } from '../matches/dialog.tsx';
import { SyncDot } from '../matches/event-row.tsx';
import { Mark } from '../matches/mark.tsx';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { TransferButtons } from '../device/transfer-buttons.tsx';
import { AttentionRecord } from './attention-record.tsx';
import { mayHelpAgain, useSending } from './use-sending.ts';

interface SyncSheetProps {
  readonly device: ReporterDevice;
  /** The match that is open; null on the page of a hall. */
  readonly sheet: MatchSheet | null;
  /** Events of the open match that the server holds. */
  readonly onServer: number;
  readonly close: () => void;
  readonly edit: ((key: string) => void) | null;
  readonly showDifference: (() => void) | null;
  readonly signIn: () => void;
}

/** Where the data is: on the server, here, or waiting for somebody; and what can be done about it. */
export function SyncSheet(props: SyncSheetProps) {
  const { device, sheet, onServer, close, edit, showDifference, signIn } = props;
  const t = useWords();
  const { queue, said, sendNow, sendAgain } = useSending(device);
  const { here, attention } = queue;
  const { paused } = device.outbox.status();
  if (device.isPractice) return <PracticeNote count={here.length} close={close} />;
  const repeated = attention.filter(mayHelpAgain);
  return (
    <Dialog
      title={t('reporter.sync.title')}
      close={close}
      foot={
        <>
          <span className="grow" role="status">
            {said}
          </span>
          <TransferButtons outbox={device.outbox} queue="record" />
          <button className="reporter-button primary" type="button" onClick={sendNow}>
            {t('reporter.sync.sendNow')}
          </button>
        </>
      }
    >
      {paused === 'client-too-old' ? <UpdateNote /> : null}
      {paused === 'other-portal' ? <OtherPortalNote device={device} count={here.length} /> : null}
      {paused === 'signed-out' ? (
        <button className="reporter-button primary" type="button" onClick={signIn}>
          {t('reporter.signIn.title')}
        </button>
      ) : null}
      <div className="finish-checks">
        {sheet === null ? null : <Line state="server" title={t('reporter.sync.onServer')} count={onServer} />}
        <Line
          state="here"
          title={t('reporter.sync.here')}
          text={t('reporter.sync.hereText')}
          count={here.length}
        />
        <Line
          state="attention"
          title={t('reporter.sync.needs')}
          {...(attention.length > 0 ? { text: t('reporter.sync.needsText') } : {})}
          count={attention.length}
        />
      </div>
      {repeated.length > 1 ? (
        <button className="reporter-button" type="button" onClick={() => sendAgain(repeated)}>
          {t('reporter.sync.retryAll', { count: repeated.length })}
        </button>
      ) : null}
      {attention.map((record) => (
        <AttentionRecord key={record.id} {...{ record, device, sheet, edit, showDifference }} />
      ))}
      <p className="reporter-note">
        <Mark name="device" />
        {t('reporter.sync.note')}
      </p>
    </Dialog>
  );
}

/** Neither a server nor another device ever gets any of it. */
function PracticeNote({ count, close }: { count: number; close: () => void }) {
  const t = useWords();
  return (
    <Dialog title={t('reporter.sync.title')} close={close}>
      <Line state="here" title={t('reporter.sync.here')} text={t('reporter.bar.practice')} count={count} />
    </Dialog>
  );
}

interface LineProps {
  readonly state: 'server' | 'here' | 'attention';
  readonly title: string;
  readonly text?: string;
  readonly count: number;
}

function Line({ state, title, text, count }: LineProps): ReactNode {
  return (
    <div className="finish-check">
      <SyncDot state={state} />
      <span>
        <b>{title}</b>
        {text === undefined ? null : <small className="dimmed">{text}</small>}
      </span>
      <b>{count}</b>
    </div>
  );
}

function UpdateNote() {
  const t = useWords();
  const { activate } = useRelease();
  const update = () => {
    if (activate !== null) return activate();
    changeRelease({ replaced: true });
    location.reload();
  };
  return (
    <div className="reporter-note warning">
      <div className="reporter-stack">
        <b>{t('reporter.sync.update')}</b>
        <span>{t('reporter.sync.updateText')}</span>
        <button className="reporter-button primary" type="button" onClick={update}>
          {t('reporter.sync.updateNow')}
        </button>
      </div>
    </div>
  );
}

/** The address leads to another database: what was recorded for the old one goes there only if a person says so. */
function OtherPortalNote({ device, count }: { device: ReporterDevice; count: number }) {
  const t = useWords();
  return (
    <div className="reporter-note warning">
      <div className="reporter-stack">
        <b>{t('reporter.otherPortal.title')}</b>
        <span>{t('reporter.otherPortal.text')}</span>
        <button
          className="reporter-button"
          type="button"
          onClick={() => void device.outbox.changePortal().catch(() => undefined)}
        >
          {t('reporter.otherPortal.send', { count })}
        </button>
      </div>
    </div>
  );
}
