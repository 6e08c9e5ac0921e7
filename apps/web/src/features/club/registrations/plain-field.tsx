import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { ListField, type Option } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from './form-context.ts';

interface PlainFieldProps {
  readonly name:
    | 'name'
    | 'street'
    | 'city'
    | 'zip'
    | 'tin'
    | 'vatin'
    | 'tournamentContactFirstName'
    | 'tournamentContactLastName'
    | 'invoiceSubjectName'
    | 'invoiceStreet'
    | 'invoiceCity'
    | 'invoiceZip';
  readonly autoComplete?: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
}

/** One line of the form, bound to what is typed, its error and its doubt. */
export function PlainField({ name, autoComplete, optional = false, hint }: PlainFieldProps) {
  const t = useWords();
  const { form, change, error, doubt } = useForm();
  return (
    <TextField
      name={name}
      label={t(`clubRegistration.field.${name}`)}
      value={form[name]}
      onChange={(value) => change({ [name]: value })}
      error={error(name)}
      hint={doubt(name) ?? hint}
      optional={optional}
      {...(autoComplete === undefined ? {} : { autoComplete })}
    />
  );
}

interface IdFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly options: readonly Option[];
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly disabled?: boolean;
}

/** One record of a list, by its id. */
export function IdField({
  value,
  onChange,
  hint,
  optional = false,
  disabled = false,
  ...rest
}: IdFieldProps) {
  const t = useWords();
  const { error } = useForm();
  return (
    <ListField
      {...rest}
      value={value === null ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? null : Number(text))}
      none={optional ? '–' : t('clubRegistration.choose')}
      error={error(rest.name)}
      hint={hint}
      optional={optional}
      disabled={disabled}
    />
  );
}
