import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface NewClubAdminProps {
  readonly club: ClubRegistrationAdmin['club'];
  readonly close: () => void;
}

const fields = [
  ['firstName', 'text'],
  ['lastName', 'text'],
  ['phone', 'tel'],
] as const;

/** Makes somebody an admin of a club: by the address of an account, or with a name for a new one. */
export function NewClubAdmin({ club, close }: NewClubAdminProps) {
  const t = useWords();
  const appoint = useWrite('clubAdminAppoint', ['clubRegistrationAdmin', 'clubRegistrations']);
  const [form, setForm] = useState({ email: '', firstName: '', lastName: '', phone: '' });
  const [failure, setFailure] = useState<string | null>(null);
  useUnsaved(Object.values(form).some((typed) => typed !== ''));
  const section = useForm();
  const press = async () => {
    const outcome = await appoint({ params: { id: club.id }, body: form });
    if (!outcome.ok) {
      setFailure(`${t('registeredClub.admin.createFailed')}: ${failureText(t, outcome.failure)}`);
      return false;
    }
    const { firstName, lastName } = outcome.body;
    const added = t('registeredClub.admin.added', { name: `${firstName} ${lastName}` });
    showToast('done', `${t('registeredClub.admin.created')}. ${added}`);
    close();
    return true;
  };
  return (
    <section ref={section} className="organiser__appoint" aria-label={t('registeredClub.admin.add')}>
      <TextField
        name="admin-email"
        label={t('registeredClub.admin.email')}
        hint={t('registeredClub.admin.emailHint')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={form.email}
        onChange={(email) => setForm({ ...form, email })}
      />
      <p className="field-hint">{t('registeredClub.admin.newHint')}</p>
      {fields.map(([field, type]) => (
        <TextField
          key={field}
          name={`admin-${field}`}
          label={t(`registeredClub.admin.${field}`)}
          type={type}
          autoComplete="off"
          maxLength={field === 'phone' ? 40 : 100}
          value={form[field]}
          onChange={(text) => setForm({ ...form, [field]: text })}
          optional
        />
      ))}
      {failure === null ? null : (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <p className="field-hint">{t('registeredClub.admin.told')}</p>
      <div className="actions">
        <AsyncButton action={press} disabled={!/^\S+@\S+$/.test(form.email.trim())}>
          {t('registeredClub.admin.add')}
        </AsyncButton>
        <button className="button button--outline" type="button" onClick={close}>
          {t('signedIn.cancel')}
        </button>
      </div>
    </section>
  );
}

/** What opened the fields is gone, and the focus with it: it goes into the first. Enter in a field sends them. */
function useForm() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = section.current;
    shown?.querySelector('input')?.focus();
    const send = ({ key, target, isComposing }: KeyboardEvent) => {
      if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
      shown?.querySelector<HTMLButtonElement>('.busy-button')?.click();
    };
    shown?.addEventListener('keydown', send);
    return () => shown?.removeEventListener('keydown', send);
  }, []);
  return section;
}
