import { collectHandOver, encodeHandOver } from '@sevenmetre/sync/outbox/index';
import type { HandOver } from '@sevenmetre/sync/outbox/index';
import { useEffect, useState } from 'react';
import { renderSVG } from 'uqr';
import { useWords } from '../../../lib/words/words.ts';
import { chooseFile, download } from '../device/download.ts';
import { Dialog } from '../matches/dialog.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';
import { hasCamera } from '../../../ui/scanner/code-reader.ts';
import { CodeScanner } from '../../../ui/scanner/code-scanner.tsx';
import './hand-over.css';

/** A running match to another device, by codes or by a file; and back. */
export function HandOverSheet() {
  const t = useWords();
  const { open } = useScreen();
  const [isTaking, setTaking] = useState(false);
  return (
    <Dialog
      wide
      title={t(isTaking ? 'reporter.handOver.take' : 'reporter.handOver.title')}
      close={() => open(null)}
      foot={
        <button className="reporter-button" type="button" onClick={() => setTaking(!isTaking)}>
          {t(isTaking ? 'reporter.handOver.title' : 'reporter.handOver.take')}
        </button>
      }
    >
      {isTaking ? <Take /> : <Give />}
    </Dialog>
  );
}

function Give() {
  const t = useWords();
  const { device, open } = useScreen();
  const { sheet } = useTable();
  const handOver = useHandOver();
  const [shown, setShown] = useState(0);
  if (handOver === null) return <p role="status">{t('states.loading')}…</p>;
  const codes = encodeHandOver(handOver);
  const file = () =>
    download(`sevenmetre-${sheet.slug}.txt`, encodeHandOver(handOver, 1_000_000).join('\n'), 'text/plain');
  const release = () => void device.outbox.release(sheet.matchId).then(() => open(null));
  const image = `data:image/svg+xml,${encodeURIComponent(renderSVG(codes[shown] ?? ''))}`;
  const title = t('reporter.handOver.code', { number: shown + 1, count: codes.length });
  return (
    <div className="record-pair">
      <figure className="hand-over-code">
        <img src={image} alt={title} />
        <figcaption>{title}</figcaption>
      </figure>
      <div className="reporter-stack">
        <p>{t('reporter.handOver.text')}</p>
        {codes.length > 1 ? (
          <button
            className="reporter-button primary"
            type="button"
            onClick={() => setShown((shown + 1) % codes.length)}
          >
            {t('reporter.handOver.next')}
          </button>
        ) : null}
        <button className="reporter-button" type="button" onClick={file}>
          {t('reporter.handOver.file')}
        </button>
        <button className="reporter-button" type="button" onClick={release}>
          {t('reporter.handOver.released')}
        </button>
      </div>
    </div>
  );
}

function useHandOver(): HandOver | null {
  const { device } = useScreen();
  const { sheet, clock } = useTable();
  const [handOver, setHandOver] = useState<HandOver | null>(null);
  useEffect(() => {
    let isGone = false;
    void device.outbox.handOver(sheet.matchId).then((found) => (isGone ? undefined : setHandOver(found)));
    return () => {
      isGone = true;
    };
  }, [device, sheet, clock]);
  return handOver;
}

/** A code or a file of something else altogether. */
function isOfNoHandOver(code: string): boolean {
  const alone = collectHandOver([code]);
  return alone.kind === 'refused' && alone.problem === 'other';
}

type TakeOutcome =
  | { readonly kind: 'missing'; readonly numbers: readonly number[] }
  | { readonly kind: 'text'; readonly text: string };

function Take() {
  const t = useWords();
  const { device } = useScreen();
  const { sheet } = useTable();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<TakeOutcome | null>(null);
  const [isScanning, setScanning] = useState(false);
  const take = async (handOver: HandOver) => {
    const say = (text: string) => setOutcome({ kind: 'text', text });
    const portal = await device.outbox.portal();
    // Said first: ids of matches mean nothing on another portal.
    const isElsewhere = handOver.portal !== null && portal !== null && handOver.portal !== portal;
    if (!isElsewhere && handOver.matchId !== sheet.matchId) return say(t('reporter.handOver.otherMatch'));
    if (isElsewhere || (await device.outbox.continueMatch(handOver)) === 'other-portal')
      return say(t('reporter.sync.errors.other-portal'));
    setScanning(false);
    say(t('reporter.handOver.taken'));
  };
  const read = (more: readonly string[]) => {
    const all = [...new Set([...codes, ...more])];
    const collected = collectHandOver(all);
    if (collected.kind === 'whole') return void take(collected.handOver);
    if (collected.kind === 'partly') {
      setCodes(all);
      return setOutcome({ kind: 'missing', numbers: collected.missing });
    }
    const isForeign = more.some((code) => isOfNoHandOver(code));
    const other = isForeign ? 'not-a-transfer' : 'mixed';
    const problem = collected.problem === 'other' ? other : collected.problem;
    setOutcome({ kind: 'text', text: t(`reporter.sync.errors.${problem}`) });
  };
  const openFile = async () => {
    const text = await chooseFile('text/plain');
    if (text !== null) read(text.trim().split('\n'));
  };
  const scan = () => {
    setOutcome(null);
    setScanning(!isScanning);
  };
  const endScan = (isRefused: boolean) => {
    setScanning(false);
    const why = isRefused ? 'cameraRefused' : 'cameraAway';
    setOutcome({ kind: 'text', text: t(`reporter.handOver.${why}`) });
  };
  return (
    <div className="reporter-stack">
      <p>{t('reporter.handOver.takeText')}</p>
      {isScanning ? <CodeScanner found={(code) => read([code])} failed={endScan} /> : null}
      <div className="reporter-segments">
        {hasCamera() ? (
          <button className="reporter-button" type="button" onClick={scan}>
            {t('reporter.handOver.scan')}
          </button>
        ) : (
          <p className="dimmed">{t('reporter.handOver.noCamera')}</p>
        )}
        <button className="reporter-button primary" type="button" onClick={() => void openFile()}>
          {t('reporter.handOver.open')}
        </button>
      </div>
      <p role="status">
        {outcome === null
          ? null
          : outcome.kind === 'text'
            ? outcome.text
            : t('reporter.handOver.missing', { numbers: outcome.numbers.join(', ') })}
      </p>
    </div>
  );
}
