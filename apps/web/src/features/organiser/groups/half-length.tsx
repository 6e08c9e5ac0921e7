import type { TieBreakers } from '@sevenmetre/contract/standings/tie-breakers';
import { isHalfLength } from '@sevenmetre/rules/match';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const first: { readonly minutes: number | null } = { minutes: only == null ? null : only / 60 };
  const isLength = (minutes: number | null) =>
    minutes !== null && Number.isInteger(minutes) && isHalfLength(minutes * 60);
  const form = useForm({
    id: `half-${id}`,
    values: first,
    check: ({ minutes }) => ({ minutes: isLength(minutes) ? null : t('standings.half.wrong') }),
    send: async ({ minutes }) => {
      const words = { minutes: String(minutes) };
      const title = t('standings.half.sure', { count });
      const isSure = await confirm({
        title,
        text: t('standings.half.sureText', words),
        confirm: t('standings.half.save'),
      });
      if (!isSure) return undefined;
      const body = { seconds: (minutes ?? 0) * 60, before: [...before] };
      const outcome = await write({ params: { id }, body });
      if (outcome.ok) showToast('done', t('standings.half.saved', words));
      return outcome;
    },
  });
  const { minutes } = form.values;
  const isSame = before.length === 1 && minutes !== null && before[0] === minutes * 60;
  return (
    <Form form={form}>
      <NumberField
        {...form.field('minutes')}
        label={t('standings.half.minutes')}
        hint={t('standings.half.hint')}
      />
      {isSame ? null : <Submit form={form}>{t('standings.half.save')}</Submit>}
    </Form>
  );
}
