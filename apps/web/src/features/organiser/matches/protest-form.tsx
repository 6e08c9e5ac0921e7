import type { Protests } from '@sevenmetre/contract/protests/schemas';
import { useState } from 'react';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';

/** Minutes within which a protest is decided. */
const deadlines = [30, 60, 120, 240, 1440] as const;

interface ProtestFormProps extends Pick<Protests, 'teams'> {
  readonly matchId: number;
}

/** Records the protest of a team, with its fee and its deadline. */
export function ProtestForm({ matchId, teams }: ProtestFormProps) {
  const t = useWords();
  const send = useWrite('protestCreate', ['protests', 'matchHistory', 'controlRoom']);
  const [team, setTeam] = useState('');
  const [reason, setReason] = useState('');
  const [fee, setFee] = useState<number | null>(0);
  const [minutes, setMinutes] = useState('120');
  const [clientKey] = useState(() => crypto.randomUUID());
  useUnsaved(reason.trim() !== '');
  const currency = teams.find(({ id }) => String(id) === team)?.currency;
  const submit = async () => {
    if (currency === undefined) return undefined;
    const units = Math.round((fee ?? 0) * 100);
    const body = { teamId: Number(team), reason: reason.trim(), fee: units, currency, clientKey };
    const outcome = await send({ params: { matchId }, body: { ...body, minutes: Number(minutes) } });
    showToast(
      outcome.ok ? 'done' : 'error',
      outcome.ok ? t('officialScore.protest.done') : failureText(t, outcome.failure),
    );
    return outcome.ok;
  };
  const isReady = currency !== undefined && reason.trim() !== '' && fee !== null && fee >= 0;
  return (
    <form className="organiser-matches__form" onSubmit={(event) => event.preventDefault()}>
      <ListField
        name="protest-team"
        label={t('officialScore.protest.team')}
        value={team}
        onChange={setTeam}
        none={t('officialScore.rule.choose')}
        options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextAreaField
        name="protest-reason"
        label={t('officialScore.protest.reason')}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={1000}
      />
      <NumberField
        name="protest-fee"
        label={
          currency === undefined
            ? t('officialScore.protest.fee')
            : t('officialScore.protest.feeIn', { currency })
        }
        hint={t('officialScore.protest.feeHint')}
        value={fee}
        onChange={setFee}
      />
      <ListField
        name="protest-deadline"
        label={t('officialScore.protest.deadline')}
        value={minutes}
        onChange={setMinutes}
        options={deadlines.map((count) => ({
          value: String(count),
          label:
            count > 60
              ? t('officialScore.protest.hours', { count: count / 60 })
              : t('officialScore.protest.minutes', { count }),
        }))}
      />
      <div className="actions">
        <AsyncButton action={submit} disabled={!isReady}>
          {t('officialScore.protest.send')}
        </AsyncButton>
      </div>
    </form>
  );
}
