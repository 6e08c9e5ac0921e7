import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldError } from '@sevenmetre/rules/validation';
import { required } from '@sevenmetre/rules/validation';
import { useWords } from '../../../lib/words/words.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { type FormField, type Sent, useForm } from '../../../ui/forms/use-form.ts';

interface WithPasswordProps {
  /** Distinguishes its fields from those of other forms. */
  readonly name: string;
  /** Word on the button that opens the form, and on the one that sends it. */
  readonly open: string;
  readonly confirm: string;
  /** Of several buttons with one word: what this one does. */
  readonly openLabel?: string;
  readonly look?: 'plain' | 'danger';
  /** What else is asked, above the password: the field, and what is wrong with it. */
  readonly renderField?: (field: FormField<string>) => ReactNode;
  readonly check?: (text: string) => FieldError | string | null;
  readonly send: (password: string, text: string) => Promise<Sent>;
}

/**
 * Changes of sign-in methods ask for the password again, so that an unattended device does not give the account
 * away.
 */
export function WithPassword(props: WithPasswordProps) {
  const { open, openLabel, look = 'plain' } = props;
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PasswordForm {...props} close={() => setOpen(false)} />;
  return (
    <button
      className={`button busy-button button--outline${look === 'danger' ? ' button--danger' : ''}`}
      type="button"
      {...(openLabel === undefined ? {} : { 'aria-label': openLabel })}
      onClick={() => setOpen(true)}
    >
      {open}
    </button>
  );
}

function PasswordForm(props: WithPasswordProps & { readonly close: () => void }) {
  const { name, confirm, look = 'plain', renderField, check, send, close } = props;
  const t = useWords();
  const form = useForm({
    id: name,
    values: { text: '', password: '' },
    check: ({ text, password }) => ({ text: check?.(text), password: required(password) }),
    refused: (failure) =>
      failure.kind === 'refused' && failure.code === 'password-wrong'
        ? { password: t('errors.password-wrong') }
        : {},
    send: async ({ text, password }) => {
      const sent = await send(password, text.trim());
      if (sent?.ok) close();
      return sent;
    },
  });
  return (
    <Form form={form} className="profile__form">
      {renderField?.(form.field('text'))}
      <TextField
        {...form.field('password')}
        label={t('profile.currentPassword')}
        type="password"
        autoComplete="current-password"
      />
      <Submit form={form} cancel={close} look={look === 'danger' ? 'danger' : 'primary'}>
        {confirm}
      </Submit>
    </Form>
  );
}
