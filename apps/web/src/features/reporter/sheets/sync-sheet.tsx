import type { Translator } from '@sevenmetre/phrases';
import type { OutboxRecord } from '@sevenmetre/sync/outbox/index';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { changeRelease, useRelease } from '../../../lib/release.ts';
import { useWords } from '../../../lib/words.ts';
import { reporterRosterPath } from '../../../lib/zone/zone-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { secondsOf } from '../desk/content.ts';
import type { Door } from '../device/door.ts';
import { attentionWords } from '../device/error-words.ts';
import { Dialog } from '../match/dialog.tsx';
import { SyncDot } from '../match/event-row.tsx';
import { Mark } from '../match/mark.tsx';
import { clockText, typeNameOf, whoIs } from '../match/words.ts';
import { personOf } from '../sheet/match-sheet.ts';
import type { MatchSheet } from '../sheet/match-sheet.ts';
import { scoreOf } from './walkover-sheet.tsx';
import { TransferButtons } from './transfer-buttons.tsx';

interface SyncSheetProps {
  readonly door: Door;
  /** The match that is open; null on the page of a hall. */
  readonly sheet: MatchSheet | null;
  /** Events of the open match that the server holds. */
  readonly onServer: number;
  readonly close: () => void;
  readonly edit: ((key: string) => void) | null;
  readonly signIn: () => void;
}

/** Where the data is: on the server, here, or waiting for somebody; and what can be done about it. */
export function SyncSheet({ door, sheet, onServer, close, edit, signIn }: SyncSheetProps) {
  const t = useWords();
  const { here, attention } = useUnsynced(door);
  const { paused } = door.outbox.status();
  return (
    <Dialog
      title={t('reporter.sync.title')}
      close={close}
      foot={
        <>
          <TransferButtons door={door} />
          <button className="rp-btn primary" type="button" onClick={() => door.outbox.online()}>
            {t('reporter.sync.sendNow')}
          </button>
        </>
      }
    >
      {paused === 'client-too-old' ? <UpdateNote /> : null}
      {paused === 'signed-out' ? (
        <button className="rp-btn primary" type="button" onClick={signIn}>
          {t('reporter.signIn.title')}
        </button>
      ) : null}
      <div className="rp-checks">
        {sheet === null ? null : <Line state="server" title={t('reporter.sync.onServer')} count={onServer} />}
        <Line
          state="here"
          title={t('reporter.sync.here')}
          text={t(door.isPractice ? 'reporter.bar.practice' : 'reporter.sync.hereText')}
          count={here.length}
        />
        <Line
          state="attention"
          title={t('reporter.sync.needs')}
          {...(attention.length > 0 ? { text: t('reporter.sync.needsText') } : {})}
          count={attention.length}
        />
      </div>
      {attention.map((record) => (
        <Attention key={record.id} record={record} door={door} sheet={sheet} edit={edit} />
      ))}
      <p className="rp-note">
        <Mark name="device" />
        {t('reporter.sync.note')}
      </p>
    </Dialog>
  );
}

function useUnsynced(door: Door) {
  const [known, setKnown] = useState<{
    readonly here: readonly OutboxRecord[];
    readonly attention: readonly OutboxRecord[];
  }>({ here: [], attention: [] });
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const unsynced = await door.outbox.unsynced().catch(() => null);
      if (!isGone && unsynced !== null) setKnown(unsynced);
    };
    void read();
    const unlisten = door.listen(() => void read());
    return () => {
      isGone = true;
      unlisten();
    };
  }, [door]);
  return known;
}

interface LineProps {
  readonly state: 'server' | 'here' | 'attention';
  readonly title: string;
  readonly text?: string;
  readonly count: number;
}

function Line({ state, title, text, count }: LineProps): ReactNode {
  return (
    <div className="rp-check">
      <SyncDot state={state} />
      <span>
        <b>{title}</b>
        {text === undefined ? null : <small className="rp-dim">{text}</small>}
      </span>
      <b className="num">{count}</b>
    </div>
  );
}

interface AttentionProps {
  readonly record: OutboxRecord;
  readonly door: Door;
  readonly sheet: MatchSheet | null;
  readonly edit: ((key: string) => void) | null;
}

function Attention({ record, door, sheet, edit }: AttentionProps) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);
  const isOpen = sheet !== null && sheet.matchId === record.matchId;
  const mayEdit = isOpen && edit !== null && record.data.kind === 'event' && !record.deleted;
  return (
    <div className="rp-note bad">
      <div className="rp-stack">
        <b>{recordName(t, record, isOpen ? sheet : null)}</b>
        <span>{attentionWords(t, record.attention?.code ?? 'unknown')}</span>
        {isAsked ? <b role="alert">{t('reporter.sync.discardAsk')}</b> : null}
        <div className="rp-seg">
          {mayEdit ? (
            <button className="rp-btn" type="button" onClick={() => edit(record.key)}>
              {t('reporter.sync.edit')}
            </button>
          ) : null}
          {isOpen && record.data.kind === 'roster' ? (
            <Link className="rp-btn" to={reporterRosterPath(sheet.slug)}>
              {t('reporter.sync.openRoster')}
            </Link>
          ) : null}
          <button className="rp-btn" type="button" onClick={() => void door.outbox.retry(record.id)}>
            {t('reporter.sync.retry')}
          </button>
          <button
            className="rp-btn bad"
            type="button"
            onClick={() => (isAsked ? void door.outbox.discard(record.id) : setAsked(true))}
          >
            {t('reporter.sync.discard')}
          </button>
        </div>
      </div>
    </div>
  );
}

/** `sheet` of the record's match; null: it is not open. */
function recordName(t: Translator, { data }: OutboxRecord, sheet: MatchSheet | null): string {
  if (sheet === null) return t('reporter.sync.elsewhere');
  if (data.kind === 'walkover')
    return t('reporter.sync.walkover', { score: scoreOf(data.outcome, sheet.walkoverGoals) });
  if (data.kind === 'stage')
    return t(data.seen === null ? 'reporter.clock.choose' : 'reporter.sync.approval');
  if (data.kind === 'roster') return t('reporter.sync.roster');
  const { content } = data;
  const who = whoIs(t, personOf(sheet, content.participantId));
  return `${clockText(secondsOf(content))} ${typeNameOf(t, sheet, content.eventTypeId)} · ${who} · ${sheet.teams[content.side].name}`;
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
    <div className="rp-note warn">
      <div className="rp-stack">
        <b>{t('reporter.sync.update')}</b>
        <span>{t('reporter.sync.updateText')}</span>
        <button className="rp-btn primary" type="button" onClick={update}>
          {t('reporter.sync.updateNow')}
        </button>
      </div>
    </div>
  );
}
