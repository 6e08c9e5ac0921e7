import type { Presses } from '@sevenmetre/contract/undo/schemas';
import type { PressKind } from '@sevenmetre/rules/undo';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { clockTime } from '../../../lib/time/age.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import './recent-presses.css';

/** Milliseconds after which presses of others appear, and old ones go. */
const often = 30_000;

/** Changes that are always shown: on a board every move is one, and the board has to stay in sight. */
const atOnce = 2;

/** What an undone press may have changed. */
const shownElsewhere = [
  'presses',
  'clubRegistrations',
  'clubRegistrationAdmin',
  'refereeRegistrations',
  'refereeRegistrationAdmin',
  'accommodation',
  'allotmentPlan',
  'appointmentBoard',
  'reporterAssignments',
  'duty',
  'shiftCandidates',
  'adminOverview',
  'planChanges',
  'dayHistory',
] as const;

/**
 * Changes of the last ten minutes on the page where they were made, with the way back; nothing while there are none.
 * @param kinds those that belong to the page; absent: all
 */
export function RecentPresses({ kinds }: { kinds?: readonly PressKind[] }) {
  const t = useWords();
  const { data } = useRead('presses', {}, { every: often });
  const shown = (data?.presses ?? []).filter(({ kind }) => kinds?.includes(kind) ?? true);
  if (data === undefined || shown.length === 0) return null;
  return (
    <section className="recent-presses" aria-label={t('undo.lead')}>
      <b>{t('undo.lead')}</b>
      <PressList presses={shown.slice(0, atOnce)} timeZone={data.timeZone} />
      {shown.length <= atOnce ? null : (
        <details>
          <summary>{t('undo.more', { count: shown.length - atOnce })}</summary>
          <PressList presses={shown.slice(atOnce)} timeZone={data.timeZone} />
        </details>
      )}
    </section>
  );
}

function PressList({ presses, timeZone }: Presses) {
  return (
    <ul>
      {presses.map((press) => (
        <PressLine key={press.id} press={press} timeZone={timeZone} />
      ))}
    </ul>
  );
}

/** Who was mailed such a change is mailed its undo (UN3). */
const mailed: ReadonlySet<PressKind> = new Set(['club-states', 'team-states', 'referee-states']);

function PressLine({ press, timeZone }: { press: Presses['presses'][number]; timeZone: string }) {
  const t = useWords();
  const write = useWrite('pressUndo', shownElsewhere);
  const { id, kind, count, names, at, until, by, isUndone } = press;
  const of = names.length === 0 ? '' : `: ${names.join(', ')}${count > names.length ? ' …' : ''}`;
  const what = `${t(`undo.kinds.${kind}`, { count })}${of}`;
  const timeOf = (instant: string) => clockTime(timeZone, Date.parse(instant));
  const undo = async () => {
    const outcome = await write({ params: { id } });
    if (outcome.ok) showToast('done', t(mailed.has(kind) ? 'undo.done' : 'undo.doneUnmailed'));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <li>
      <span>
        {what} <small>{by === null ? timeOf(at) : t('undo.by', { name: by, time: timeOf(at) })}</small>
        {isUndone ? null : <small> · {t('undo.until', { time: timeOf(until) })}</small>}
      </span>
      {isUndone ? (
        <em>{t('undo.undone')}</em>
      ) : (
        <AsyncButton action={undo} look="plain" label={`${t('undo.undo')}: ${what}`}>
          {t('undo.undo')}
        </AsyncButton>
      )}
    </li>
  );
}
