import { useEffect, useRef, useState } from 'react';
import { callServer } from '../../../lib/queries/call.ts';
import { useWords } from '../../../lib/words/words.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { UsedForm } from '../../../ui/forms/use-form.ts';
import { emailError } from './user-values.ts';
import type { UserValues } from './user-values.ts';

interface NewUserFieldsProps {
  readonly clubId: number;
  readonly form: UsedForm<UserValues>;
}

/**
 * Who is added: an address. Where it has an account, name and phone are not asked; otherwise they may be filled in or left to
 * the owner of the address. The answer comes while the next field is pressed, so nothing moves with it.
 */
export function NewUserFields({ clubId, form: { values, change, field } }: NewUserFieldsProps) {
  const t = useWords();
  const { exists, check } = useCheck(clubId);
  const hasAccount = exists(values.email) === true;
  const isPersonTyped = values.firstName + values.lastName + values.phone !== '';
  useEffect(() => {
    // What was typed for another address is neither checked nor sent once it is hidden.
    if (hasAccount && isPersonTyped) change({ firstName: '', lastName: '', phone: '' });
  });
  const person = { autoComplete: 'off', optional: 'unsaid', disabled: hasAccount } as const;
  return (
    <>
      <TextField
        {...field('email')}
        type="email"
        label={t('clubs.users.email')}
        autoComplete="off"
        onBlur={() => void check(values.email)}
        hint={t('clubs.users.emailHint')}
      />
      <p className="field-hint new-user__account" role="status">
        {hasAccount ? t('clubs.users.hasAccount') : ''}
      </p>
      <TextField
        {...field('firstName')}
        {...person}
        label={t('clubs.users.firstName')}
        hint={t('clubs.users.personHint')}
      />
      <TextField {...field('lastName')} {...person} label={t('clubs.users.lastName')} />
      <TextField {...field('phone')} {...person} type="tel" label={t('clubs.users.phone')} />
    </>
  );
}

/** Whether addresses have accounts. An address that cannot be checked is treated like one without an account. */
function useCheck(clubId: number) {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const asked = useRef(new Set<string>());
  const check = async (typed: string) => {
    const email = typed.trim().toLowerCase();
    if (emailError(email) !== null || asked.current.has(email)) return;
    asked.current.add(email);
    const outcome = await callServer('clubUserCheck', { params: { id: clubId }, body: { email } });
    setKnown((before) => new Map([...before, [email, outcome.ok && outcome.body.exists]]));
  };
  return { check, exists: (typed: string) => known.get(typed.trim().toLowerCase()) };
}
