import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { fold } from '@sevenmetre/rules/search';
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

/** What the list does not show. */
function hintOf(t: Translator, found: number): { readonly hint?: string } {
  if (found === 0) return { hint: t('planChanges.noMatch') };
  return found > listed ? { hint: t('planChanges.moreMatches', { count: listed }) } : {};
}

/** An open match by number, team, group or hall, with accents or without. */
export function MatchField({ name, label, value, changes, names, onChange }: MatchFieldProps) {
  const t = useWords();
  const [typed, setTyped] = useState('');
  const wanted = fold(typed).split(/\s+/u);
  const open = changes.matches
    .filter(({ state }) => state === 'open' || state === 'frozen')
    .toSorted((a, b) => (a.placement?.start ?? Infinity) - (b.placement?.start ?? Infinity))
    .map((match) => {
      const teams = `${match.home ?? '?'} – ${match.away ?? '?'}`;
      const place = match.placement ? names.place(match.placement) : t('planChanges.noPlace');
      return { value: match.key, label: `${matchName(match)}: ${teams}, ${place}` };
    });
  const found = open.filter(
    (option) => option.value === value || wanted.every((word) => fold(option.label).includes(word)),
  );
  const hint = hintOf(t, found.length);
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
