import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { fold } from '@sevenmetre/rules/search';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { sortByName } from '../../../../lib/words/sort-by-name.ts';
import { useLanguage } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
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
  const [chosen, setChosen] = useState('');
  const playing = sortByName(teamsIn(changes), locale, ({ label }) => label);
  const wanted = fold(typed).split(/\s+/u);
  const found = playing.filter(({ label }) => wanted.every((word) => fold(label).includes(word)));
  const only = typed.trim() !== '' && found.length === 1 ? found[0] : undefined;
  const value = only === undefined ? chosen : String(only.id);
  const team = playing.find(({ id }) => String(id) === value);
  const withdraw = useTeamState((results, withdrawal) => {
    const [result] = results;
    if (!team || result?.outcome !== 'done') return;
    showToast('done', t('planChanges.withdrawnDone', { team: team.label }));
    onWithdrawn(team.id, withdrawal?.matches ?? 0);
  });
  const press = async () =>
    team ? withdraw({ id: team.id, name: team.label, state: team.state }, 'withdrawn') : undefined;
  return (
    <form
      className="change-event"
      aria-label={t('planChanges.withdrawTitle')}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3>{t('planChanges.withdrawTitle')}</h3>
      {playing.length > listed ? (
        <TextField
          name="withdrawn-find"
          label={t('planChanges.findTeam')}
          type="search"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setChosen('');
          }}
        />
      ) : null}
      <ListField
        name="withdrawn-team"
        label={t('planChanges.team')}
        value={value}
        onChange={setChosen}
        none={t('planChanges.choose')}
        options={found.slice(0, listed).map(({ id, label }) => ({ value: String(id), label }))}
      />
      <div className="actions">
        <AsyncButton submits action={press} disabled={team === undefined}>
          {t('planChanges.showEffect')}
        </AsyncButton>
        <button className="button button--outline" type="button" onClick={leave}>
          {t('planChanges.cancel')}
        </button>
      </div>
    </form>
  );
}

/** Teams that take part, under their names with the category: a club's teams of several categories are named alike. */
function teamsIn({ teams }: PlanChanges) {
  return teams
    .filter(({ state }) => state === 'accepted')
    .map(({ id, name, category, state }) => ({ id, state, label: `${name} (${category})` }));
}
