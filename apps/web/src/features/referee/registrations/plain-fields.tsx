import type { RefereeField, RefereeForm } from '@sevenmetre/rules/registration';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { ListField, type Option } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRefereeForm } from './referee-tools.ts';

type FieldOf<T> = {
  [K in RefereeField]: RefereeForm[K] extends T ? K : never;
}[RefereeField];
type TextName = FieldOf<string>;
type IdName = 'countryId' | 'colleagueRefereeId' | 'tshirtSizeId' | 'refereeProjectId';

interface PlainProps<N> {
  readonly name: N;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

/** One line of text of the form. */
export function PlainField({
  name,
  hint,
  optional = false,
  ...rest
}: PlainProps<TextName> & { readonly autoComplete?: string; readonly type?: 'text' | 'email' }) {
  const t = useWords();
  const { form, change, error } = useRefereeForm();
  return (
    <TextField
      {...rest}
      name={name}
      label={t(`refereeRegistration.field.${name}`)}
      value={form[name]}
      onChange={(value) => change({ [name]: value })}
      error={error(name)}
      hint={hint}
      optional={optional}
    />
  );
}

/** One thing of a list; browsers find it by its first letters. */
export function ChosenField({
  name,
  options,
  hint,
  optional = false,
}: PlainProps<IdName> & { readonly options: readonly Option[] }) {
  const t = useWords();
  const { form, change, error } = useRefereeForm();
  return (
    <ListField
      name={name}
      label={t(`refereeRegistration.field.${name}`)}
      value={form[name] === null ? '' : String(form[name])}
      onChange={(value) => change({ [name]: value === '' ? null : Number(value) })}
      options={options}
      none={t('refereeRegistration.choose')}
      error={error(name)}
      hint={hint}
      optional={optional}
    />
  );
}
