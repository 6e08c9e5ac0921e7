import type { TieBreakers } from '@sevenmetre/contract/standings/tie-breakers';
import { isHalfLength } from '@sevenmetre/rules/match';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { lengthText } from './order-words.ts';

interface HalfLengthProps {
  readonly category: TieBreakers['categories'][number];
  /** Seconds; null: the settings propose nothing. */
  readonly usual: number | null;
}

/** How long halves of a category are, and another length for matches that have not begun. */
export function HalfLength({ category: { id, halves }, usual }: HalfLengthProps) {
  const t = useWords();
  const open = halves.filter(({ matches, begun }) => matches > begun);
  const count = open.reduce((sum, { matches, begun }) => sum + matches - begun, 0);
  return (
    <div className="table-order__half" role="group" aria-label={t('standings.half.title')}>
      <h3>{t('standings.half.title')}</h3>
      {halves.length === 0 ? <p className="field-hint">{t('standings.half.none')}</p> : null}
      <ul>
        {halves.map(({ seconds, matches, begun }) => (
          <li key={seconds}>
            {t('standings.half.has', { count: matches, length: lengthText(seconds) })}
            {begun > 0 ? ` (${t('standings.half.begun', { count: begun })})` : ''}
          </li>
        ))}
      </ul>
      {halves.length > 0 && count === 0 ? <p className="field-hint">{t('standings.half.allBegun')}</p> : null}
      {count === 0 ? null : (
        <HalfForm id={id} before={open.map(({ seconds }) => seconds)} count={count} usual={usual} />
      )}
    </div>
  );
}

interface HalfFormProps {
  readonly id: number;
  /** Seconds. */
  readonly before: readonly number[];
  readonly count: number;
  readonly usual: number | null;
}

function HalfForm({ id, before, count, usual }: HalfFormProps) {
  const t = useWords();
  const confirm = useConfirm();
  const write = useEditionWrite('halfLengthSave', ['tieBreakers']);
  const only = before.length === 1 ? before[0] : usual;
  const first = only == null ? null : only / 60;
  const [minutes, setMinutes] = useState(first);
  const seconds = (minutes ?? Number.NaN) * 60;
  const isWrong = !Number.isInteger(minutes) || !isHalfLength(seconds);
  const isSame = before.length === 1 && before[0] === seconds;
  useUnsaved(minutes !== first);
  const press = async () => {
    const words = { minutes: String(minutes) };
    const title = t('standings.half.sure', { count });
    const isSure = await confirm({
      title,
      text: t('standings.half.sureText', words),
      confirm: t('standings.half.save'),
    });
    if (!isSure) return undefined;
    const outcome = await write({ params: { id }, body: { seconds, before: [...before] } });
    if (outcome.ok) showToast('done', t('standings.half.saved', words));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <>
      <NumberField
        name={`half-${id}`}
        label={t('standings.half.minutes')}
        hint={t('standings.half.hint')}
        value={minutes}
        onChange={setMinutes}
        error={isWrong ? t('standings.half.wrong') : undefined}
      />
      {isSame ? null : (
        <div className="actions">
          <AsyncButton action={press} disabled={isWrong}>
            {t('standings.half.save')}
          </AsyncButton>
        </div>
      )}
    </>
  );
}
