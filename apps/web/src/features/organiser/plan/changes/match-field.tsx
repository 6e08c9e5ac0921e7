import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { type ChangeNames, matchName } from './change-names.ts';

interface MatchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly changes: PlanChanges;
  readonly names: ChangeNames;
  readonly onChange: (key: string) => void;
}

const listed = 60;

/** An open match by number, team or group. */
export function MatchField({ name, label, value, changes, names, onChange }: MatchFieldProps) {
  const t = useWords();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const open = changes.matches
    .filter(({ state }) => state === 'open' || state === 'frozen')
    .map((match) => {
      const teams = `${match.home ?? '?'} – ${match.away ?? '?'}`;
      const place = match.placement ? names.place(match.placement) : t('planChanges.noPlace');
      return { value: match.key, label: `${matchName(match)}: ${teams}, ${place}` };
    });
  const found = open.filter(
    (option) => option.value === value || option.label.toLocaleLowerCase().includes(wanted),
  );
  const hint = found.length > listed ? { hint: t('planChanges.moreMatches', { count: listed }) } : {};
  return (
    <>
      {open.length > listed ? (
        <TextField
          name={`${name}-find`}
          label={t('planChanges.find')}
          value={typed}
          onChange={setTyped}
          optional
        />
      ) : null}
      <ListField
        name={name}
        label={label}
        value={value}
        onChange={onChange}
        none={t('planChanges.choose')}
        options={found.slice(0, listed)}
        {...hint}
      />
    </>
  );
}
