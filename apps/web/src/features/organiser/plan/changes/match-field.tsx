import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { fold } from '@sevenmetre/rules/search';
import { useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { FormField } from '../../../../ui/forms/use-form.ts';
import { type ChangeNames, matchName } from './change-names.ts';

interface MatchFieldProps extends FormField<string> {
  readonly label: string;
  readonly changes: PlanChanges;
  readonly names: ChangeNames;
}

const listed = 60;

/** What the list does not show. */
function hintOf(t: Translator, found: number): { readonly hint?: string } {
  if (found === 0) return { hint: t('planChanges.noMatch') };
  return found > listed ? { hint: t('planChanges.moreMatches', { count: listed }) } : {};
}

/** An open match by number, team, group or hall, with accents or without. */
export function MatchField({ label, changes, names, ...field }: MatchFieldProps) {
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
    (option) => option.value === field.value || wanted.every((word) => fold(option.label).includes(word)),
  );
  const hint = hintOf(t, found.length);
  return (
    <>
      {open.length > listed ? (
        <TextField
          name={`${field.name}-find`}
          label={t('planChanges.find')}
          value={typed}
          onChange={setTyped}
          optional
        />
      ) : null}
      <ListField
        {...field}
        label={label}
        none={t('planChanges.choose')}
        options={found.slice(0, listed)}
        {...hint}
      />
    </>
  );
}
