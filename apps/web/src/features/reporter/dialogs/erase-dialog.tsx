import { eventsDigest } from '@sevenmetre/sync';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Dialog } from '../matches/dialog.tsx';
import { Mark } from '../matches/mark.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';

/** Deletes every event of the match in one undoable step. Needs the network: it is of what the server holds. */
export function EraseSheet() {
  const t = useWords();
  const { device, table, open } = useScreen();
  const { view, sheet, board } = useTable();
  const [error, setError] = useState(false);
  const ids = view.events.flatMap(({ serverId, content }) =>
    serverId === null ? [] : [{ ...content, id: serverId }],
  );
  const isSettled = view.counts.here + view.counts.attention === 0;
  const done = (answer: Awaited<ReturnType<typeof device.calls.erase>>, words: string) => {
    if (answer.kind !== 'loaded') return setError(true);
    void table.takeDetail(answer.body, answer.at);
    showToast('done', words);
    open(null);
  };
  const erase = async () =>
    done(await device.calls.erase(sheet.matchId, eventsDigest(ids)), t('reporter.erase.done'));
  const restore = async () => done(await device.calls.restore(sheet.matchId), t('reporter.erase.restored'));
  return (
    <Dialog
      bare
      title={t('reporter.erase.title')}
      close={() => open(null)}
      foot={
        <>
          <button className="reporter-button" type="button" onClick={() => open(null)}>
            {t('reporter.cancel')}
          </button>
          <span className="grow" />
          {board.rows.length === 0 ? (
            <button className="reporter-button primary" type="button" onClick={() => void restore()}>
              {t('reporter.erase.restore')}
            </button>
          ) : (
            <button
              className="reporter-button bad"
              type="button"
              disabled={!isSettled}
              onClick={() => void erase()}
            >
              {t('reporter.erase.do')}
            </button>
          )}
        </>
      }
    >
      {board.rows.length === 0 ? null : (
        <p className="reporter-question">{t('reporter.erase.ask', { count: board.rows.length })}</p>
      )}
      <p>{t('reporter.erase.text')}</p>
      {error || !isSettled ? (
        <p className="reporter-note warning" role="alert">
          <Mark name="warn" />
          {t('reporter.erase.needsNetwork')}
        </p>
      ) : null}
    </Dialog>
  );
}
