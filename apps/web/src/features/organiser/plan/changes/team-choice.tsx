import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { fold } from '@sevenmetre/rules/search';
import { useState } from 'react';
import { sortByName } from '../../../../lib/words/sort-by-name.ts';
import { useLanguage } from '../../../../lib/words/words.ts';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { FormField } from '../../../../ui/forms/use-form.ts';

const listed = 60;

/** A team that takes part, found by words of its name and category; the only one that is found is chosen. */
export function TeamChoice({ changes, ...field }: FormField<string> & { readonly changes: PlanChanges }) {
  const { t, locale } = useLanguage();
  const [typed, setTyped] = useState('');
  const playing = sortByName(playingTeams(changes), locale, ({ label }) => label);
  const found = matching(playing, typed);
  const find = (text: string) => {
    setTyped(text);
    const [only, ...others] = text.trim() === '' ? [] : matching(playing, text);
    field.onChange(only && others.length === 0 ? String(only.id) : '');
  };
  return (
    <>
      {playing.length > listed ? (
        <TextField
          name={`${field.name}-find`}
          label={t('planChanges.findTeam')}
          type="search"
          value={typed}
          onChange={find}
          optional="unsaid"
          hint={typed.trim() === '' ? undefined : t('planChanges.found', { count: found.length })}
        />
      ) : null}
      <ListField
        {...field}
        label={t('planChanges.team')}
        none={t('planChanges.choose')}
        options={found.slice(0, listed).map(({ id, label }) => ({ value: String(id), label }))}
      />
    </>
  );
}

function matching(teams: ReturnType<typeof playingTeams>, typed: string) {
  const wanted = fold(typed).split(/\s+/u);
  return teams.filter(({ label }) => wanted.every((word) => fold(label).includes(word)));
}

/** Teams that take part, under their names with the category: a club's teams of several categories are named alike. */
export function playingTeams({ teams }: PlanChanges) {
  return teams
    .filter(({ state }) => state === 'accepted')
    .map(({ id, name, category, state }) => ({ id, state, label: `${name} (${category})` }));
}
