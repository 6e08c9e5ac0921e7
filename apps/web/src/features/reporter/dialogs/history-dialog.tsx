import type { MatchHistory } from '@sevenmetre/contract/matches/match-history';
import type { Translator } from '@sevenmetre/phrases';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import type { Loaded } from '../device/device.ts';
import { Dialog } from '../matches/dialog.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';
import { dayFirst } from '../matches/words.ts';
import { actionName, changeText, withTime } from './history-words.ts';
import './history.css';

type Entry = MatchHistory['entries'][number];

/** Who changed what of the match and when, with what was there before. Asked for each time; nothing of it is kept. */
export function HistorySheet() {
  const { t } = useLanguage();
  const { open, device } = useScreen();
  const { sheet } = useTable();
  const [asked, setAsked] = useState<Loaded<MatchHistory> | null>(null);
  const ask = useCallback(
    () => void device.calls.history(sheet.matchId).then(setAsked),
    [device, sheet.matchId],
  );
  useEffect(ask, [ask]);
  return (
    <Dialog title={t('reporter.history.title')} close={() => open(null)}>
      <button className="reporter-button" type="button" onClick={ask}>
        {t('reporter.history.again')}
      </button>
      <History asked={asked} t={t} />
    </Dialog>
  );
}

function History({ asked, t }: { asked: Loaded<MatchHistory> | null; t: Translator }) {
  if (asked === null) return <p role="status">{t('states.loading')}…</p>;
  if (asked.kind !== 'loaded')
    return (
      <p className="reporter-note warning">
        {t(asked.kind === 'away' ? 'reporter.history.away' : 'reporter.history.refused')}
      </p>
    );
  const { entries } = asked.body;
  if (entries.length === 0) return <p>{t('reporter.history.empty')}</p>;
  return (
    <ol className="reporter-history">
      {entries.map((entry) => (
        <Line key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { t, locale } = useLanguage();
  const { sheet } = useTable();
  const at = new Date(entry.at);
  const day = at.toLocaleDateString(dayFirst(locale), { day: 'numeric', month: 'numeric' });
  const time = at.toLocaleTimeString(dayFirst(locale));
  const changes = withTime(entry.changes).flatMap(
    (change) => changeText(t, sheet, change, entry.action) ?? [],
  );
  return (
    <li>
      <b>{actionName(t, entry.action)}</b>{' '}
      <span className="dimmed">
        {day} {time} · {entry.who ?? t('reporter.history.nobody')}
      </span>
      {changes.length === 0 ? null : <div>{dotted(changes)}</div>}
      {entry.reason === null ? null : <div>{t('reporter.history.reason', { reason: entry.reason })}</div>}
    </li>
  );
}
