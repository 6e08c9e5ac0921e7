import type { Protest } from '@sevenmetre/contract/protests/schemas';
import { required } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';

interface Values {
  readonly reason: string;
  readonly feeReturned: boolean;
}

/** Accepts or rejects a protest, with the reason and what becomes of the fee. What follows for the match is set on the same page. */
export function ProtestDecisionForm({ protest: { id, number, team, fee } }: { protest: Protest }) {
  const t = useWords();
  const confirm = useConfirm();
  const write = useWrite('protestDecide', ['protests', 'matchHistory', 'controlRoom']);
  const names = { number: String(number), team: team.name };
  const form = useForm<Values, 'rejected'>({
    id: `protest-${id}`,
    values: { reason: '', feeReturned: false },
    check: ({ reason }) => ({ reason: required(reason) }),
    send: async ({ reason, feeReturned }, { way }) => {
      const decision = way ?? 'accepted';
      const ofFee = t(feeReturned ? 'officialScore.protest.returned' : 'officialScore.protest.kept');
      const isConfirmed = await confirm({
        kind: 'warning',
        title: t(`officialScore.protest.sure.${decision}`, names),
        text: fee > 0 ? `${t('officialScore.protest.final')} ${ofFee}` : t('officialScore.protest.final'),
        confirm: t(`officialScore.protest.press.${decision}`),
        reject: t('signedIn.form.back'),
      });
      if (!isConfirmed) return undefined;
      const outcome = await write({ params: { id }, body: { decision, reason: reason.trim(), feeReturned } });
      if (outcome.ok) showToast('done', t('officialScore.protest.decidedDone'));
      return outcome;
    },
  });
  return (
    <Form form={form} className="organiser-matches__form" label={t('officialScore.protest.of', names)}>
      <TextAreaField
        {...form.field('reason')}
        label={t('officialScore.protest.decisionReason')}
        rows={2}
        maxLength={1000}
      />
      {fee > 0 ? (
        <CheckField {...form.field('feeReturned')} label={t('officialScore.protest.giveBack')} />
      ) : null}
      <Submit
        form={form}
        more={
          <AsyncButton look="plain" action={() => form.submit('rejected')}>
            {t('officialScore.protest.press.rejected')}
          </AsyncButton>
        }
      >
        {t('officialScore.protest.press.accepted')}
      </Submit>
    </Form>
  );
}
