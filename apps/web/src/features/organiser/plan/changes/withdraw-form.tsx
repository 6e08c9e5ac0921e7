import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { required } from '@sevenmetre/rules/validation';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { TeamChoice, playingTeams } from './team-choice.tsx';
import { useTeamState } from '../../registrations/use-team-state.tsx';

interface WithdrawFormProps {
  readonly changes: PlanChanges;
  /** Receives the team and how many matches it leaves in the plan, which have to be settled next. */
  readonly onWithdrawn: (teamId: number, matchesLeft: number) => void;
  readonly leave: () => void;
  /** The team that was chosen before a reload; null: none. */
  readonly leaver: string | null;
  /** What opened the form is gone: its first field takes the focus. */
  readonly takesFocus: boolean;
  /** Keeps the chosen team. */
  readonly keep: (leaver: string | null) => void;
}

/** A team that is chosen in place of none. */
function kept(team: string) {
  return { values: { team }, before: { team: '' } };
}

/** Chooses a team and withdraws it: what that changes is shown and agreed to before. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { changes, onWithdrawn, leave, leaver, keep, takesFocus } = props;
  const t = useWords();
  const chosen = (id: string) => playingTeams(changes).find((team) => String(team.id) === id);
  /** The team that was asked about last; what refused it is shown beside no other. */
  const [asked, setAsked] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const withdraw = useTeamState((results, withdrawal) => {
    const [result] = results;
    const left = result?.outcome === 'done' ? chosen(String(result.id)) : undefined;
    if (!left) return;
    showToast('done', t('planChanges.withdrawnDone', { team: left.label }));
    onWithdrawn(left.id, withdrawal?.matches ?? 0);
  }, setRefusal);
  const form = useForm({
    id: 'withdrawn',
    values: { team: '' },
    draft: {
      // A team that has left meanwhile is not among them.
      found: leaver === null || !chosen(leaver) ? null : { value: kept(leaver), savedAt: 0 },
      savedAt: null,
      keep: ({ values }) => keep(values.team),
      drop: () => keep(null),
    },
    check: (values) => ({ team: required(values.team) }),
    send: async (values) => {
      const team = chosen(values.team);
      if (!team) return undefined;
      setAsked(values.team);
      setRefusal(null);
      const result = await withdraw({ id: team.id, name: team.label, state: team.state }, 'withdrawn');
      return result === undefined ? undefined : { ok: false, failure: null };
    },
  });
  const team = form.field('team');
  return (
    <Form form={form} className="change-event" label={t('planChanges.withdrawTitle')} takesFocus={takesFocus}>
      <h3>{t('planChanges.withdrawTitle')}</h3>
      <TeamChoice {...team} changes={changes} />
      {refusal === null || team.value !== asked ? null : (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      )}
      <Submit form={form} cancel={leave}>
        {t('planChanges.showEffect')}
      </Submit>
    </Form>
  );
}
