import { ProtestBody, type Protests } from '@sevenmetre/contract/protests/schemas';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { contractErrors } from '../../../ui/forms/contract-errors.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';

/** Minutes within which a protest is decided. */
const deadlines = [30, 60, 120, 240, 1440] as const;

interface ProtestFormProps extends Pick<Protests, 'teams'> {
  readonly matchId: number;
  readonly recorded: () => void;
}

interface Values {
  readonly teamId: string;
  readonly reason: string;
  /** In whole units of the club's currency. */
  readonly fee: number | null;
  readonly minutes: string;
}

const empty: Values = { teamId: '', reason: '', fee: 0, minutes: '120' };

/** Records the protest of a team, with its fee and its deadline. */
export function ProtestForm({ matchId, teams, recorded }: ProtestFormProps) {
  const t = useWords();
  const send = useWrite('protestCreate', ['protests', 'matchHistory', 'controlRoom']);
  const [clientKey, setClientKey] = useState(newKey);
  const currencyOf = (teamId: string) => teams.find(({ id }) => String(id) === teamId)?.currency;
  const bodyOf = ({ teamId, reason, fee, minutes }: Values) => ({
    teamId: Number(teamId),
    reason: reason.trim(),
    fee: fee === null ? Number.NaN : Math.round(fee * 100),
    minutes: Number(minutes),
    clientKey,
  });
  const form = useForm<Values>({
    id: 'protest',
    values: empty,
    check: (values) => {
      const { teamId } = values;
      if (currencyOf(teamId) === undefined) return { teamId: { code: 'required' } };
      return contractErrors<Values>(ProtestBody, { ...bodyOf(values), currency: currencyOf(teamId) });
    },
    send: async (values, { reset }) => {
      const currency = currencyOf(values.teamId);
      if (currency === undefined) return undefined;
      const outcome = await send({ params: { matchId }, body: { ...bodyOf(values), currency } });
      if (outcome.ok) {
        showToast('done', t('officialScore.protest.done'));
        setClientKey(newKey());
        reset(empty);
        recorded();
      }
      return outcome;
    },
  });
  const currency = currencyOf(form.values.teamId);
  return (
    <Form form={form} className="organiser-matches__form">
      <ListField
        {...form.field('teamId')}
        label={t('officialScore.protest.team')}
        none={t('officialScore.rule.choose')}
        options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextAreaField
        {...form.field('reason')}
        label={t('officialScore.protest.reason')}
        rows={3}
        maxLength={1000}
      />
      <NumberField
        {...form.field('fee')}
        label={
          currency === undefined
            ? t('officialScore.protest.fee')
            : t('officialScore.protest.feeIn', { currency })
        }
        hint={t('officialScore.protest.feeHint')}
      />
      <ListField
        {...form.field('minutes')}
        label={t('officialScore.protest.deadline')}
        options={deadlines.map((count) => ({
          value: String(count),
          label:
            count > 60
              ? t('officialScore.protest.hours', { count: count / 60 })
              : t('officialScore.protest.minutes', { count }),
        }))}
      />
      <Submit form={form}>{t('officialScore.protest.send')}</Submit>
    </Form>
  );
}
