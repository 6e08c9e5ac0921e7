import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { required } from '@sevenmetre/rules/validation';
import { fold } from '@sevenmetre/rules/search';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { sortByName } from '../../../../lib/words/sort-by-name.ts';
import { useLanguage } from '../../../../lib/words/words.ts';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useTeamState } from '../../registrations/use-team-state.tsx';

interface WithdrawFormProps {
  readonly changes: PlanChanges;
  /** Receives the team when it has left matches in the plan, which have to be settled next. */
  readonly onWithdrawn: (teamId: number, matchesLeft: number) => void;
  readonly leave: () => void;
}

const listed = 60;

/** Chooses a team and withdraws it: what that changes is shown and agreed to before. */
export function WithdrawForm({ changes, onWithdrawn, leave }: WithdrawFormProps) {
  const { t, locale } = useLanguage();
  const [typed, setTyped] = useState('');
  const playing = sortByName(teamsIn(changes), locale, ({ label }) => label);
  const found = matching(playing, typed);
  const chosen = (id: string) => playing.find((team) => String(team.id) === id);
  const withdraw = useTeamState((results, withdrawal) => {
    const [result] = results;
    const left = result?.outcome === 'done' ? chosen(String(result.id)) : undefined;
    if (!left) return;
    showToast('done', t('planChanges.withdrawnDone', { team: left.label }));
    onWithdrawn(left.id, withdrawal?.matches ?? 0);
  });
  const form = useForm({
    id: 'withdrawn',
    values: { team: '' },
    check: (values) => ({ team: required(values.team) }),
    send: async (values) => {
      const team = chosen(values.team);
      if (!team) return undefined;
      const result = await withdraw({ id: team.id, name: team.label, state: team.state }, 'withdrawn');
      return result === undefined ? undefined : { ok: false, failure: null };
    },
  });
  const find = (text: string) => {
    setTyped(text);
    const [only, ...others] = text.trim() === '' ? [] : matching(playing, text);
    form.change({ team: only && others.length === 0 ? String(only.id) : '' });
  };
  return (
    <Form form={form} className="change-event" label={t('planChanges.withdrawTitle')}>
      <h3>{t('planChanges.withdrawTitle')}</h3>
      {playing.length > listed ? (
        <TextField
          name="withdrawn-find"
          label={t('planChanges.findTeam')}
          type="search"
          value={typed}
          onChange={find}
          optional="unsaid"
        />
      ) : null}
      <ListField
        {...form.field('team')}
        label={t('planChanges.team')}
        none={t('planChanges.choose')}
        options={found.slice(0, listed).map(({ id, label }) => ({ value: String(id), label }))}
      />
      <Submit form={form} cancel={leave}>
        {t('planChanges.showEffect')}
      </Submit>
    </Form>
  );
}

function matching(teams: ReturnType<typeof teamsIn>, typed: string) {
  const wanted = fold(typed).split(/\s+/u);
  return teams.filter(({ label }) => wanted.every((word) => fold(label).includes(word)));
}

/** Teams that take part, under their names with the category: a club's teams of several categories are named alike. */
function teamsIn({ teams }: PlanChanges) {
  return teams
    .filter(({ state }) => state === 'accepted')
    .map(({ id, name, category, state }) => ({ id, state, label: `${name} (${category})` }));
}
