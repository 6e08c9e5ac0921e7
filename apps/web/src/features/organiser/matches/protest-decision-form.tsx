import type { Protest } from '@sevenmetre/contract/protests/schemas';
import type { ProtestDecision } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

/** Accepts or rejects a protest, with the reason and what becomes of the fee. What follows for the match is set on the same page. */
export function ProtestDecisionForm({ protest: { id, number, team, fee } }: { protest: Protest }) {
  const t = useWords();
  const confirm = useConfirm();
  const send = useWrite('protestDecide', ['protests', 'matchHistory', 'controlRoom']);
  const [reason, setReason] = useState('');
  const [feeReturned, setFeeReturned] = useState(false);
  useUnsaved(reason.trim() !== '');
  const name = t('officialScore.protest.of', { number: String(number), team: team.name });
  const decide = async (decision: ProtestDecision) => {
    const ofFee = t(feeReturned ? 'officialScore.protest.returned' : 'officialScore.protest.kept');
    const isConfirmed = await confirm({
      kind: 'warning',
      title: t(`officialScore.protest.sure.${decision}`, { number: String(number), team: team.name }),
      text: fee > 0 ? `${t('officialScore.protest.final')} ${ofFee}` : t('officialScore.protest.final'),
      confirm: t(`officialScore.protest.press.${decision}`),
      reject: t('signedIn.form.back'),
    });
    if (!isConfirmed) return undefined;
    const body = { decision, reason: reason.trim(), feeReturned };
    const outcome = await send({ params: { id }, body });
    showToast(
      outcome.ok ? 'done' : 'error',
      outcome.ok ? t('officialScore.protest.decidedDone') : failureText(t, outcome.failure),
    );
    return outcome.ok;
  };
  const button = (decision: ProtestDecision) => (
    <AsyncButton
      look={decision === 'accepted' ? 'primary' : 'plain'}
      action={() => decide(decision)}
      disabled={reason.trim() === ''}
    >
      {t(`officialScore.protest.press.${decision}`)}
    </AsyncButton>
  );
  return (
    <form className="organiser-matches__form" aria-label={name} onSubmit={(event) => event.preventDefault()}>
      <TextField
        name={`protest-${id}-reason`}
        label={t('officialScore.protest.decisionReason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
      />
      {fee > 0 ? (
        <CheckField
          name={`protest-${id}-fee`}
          label={t('officialScore.protest.giveBack')}
          value={feeReturned}
          onChange={setFeeReturned}
        />
      ) : null}
      <div className="actions">
        {button('accepted')}
        {button('rejected')}
      </div>
    </form>
  );
}
