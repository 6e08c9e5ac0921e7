import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import { email as emailError, firstError, required } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';

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
  const form = useForm({
    id: 'admin',
    values: { email: '', firstName: '', lastName: '', phone: '' },
    check: ({ email }) => ({ email: firstError(email, [required, emailError]) }),
    send: async (body) => {
      const outcome = await appoint({ params: { id: club.id }, body });
      if (!outcome.ok) return outcome;
      const { firstName, lastName } = outcome.body;
      const added = t('registeredClub.admin.added', { name: `${firstName} ${lastName}` });
      showToast('done', `${t('registeredClub.admin.created')}. ${added}`);
      close();
      return outcome;
    },
    failed: t('registeredClub.admin.createFailed'),
  });
  return (
    <Form form={form} className="organiser__appoint" label={t('registeredClub.admin.add')} takesFocus>
      <TextField
        {...form.field('email')}
        label={t('registeredClub.admin.email')}
        hint={t('registeredClub.admin.emailHint')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <p className="field-hint">{t('registeredClub.admin.newHint')}</p>
      {fields.map(([field, type]) => (
        <TextField
          key={field}
          {...form.field(field)}
          label={t(`registeredClub.admin.${field}`)}
          type={type}
          autoComplete="off"
          maxLength={field === 'phone' ? 40 : 100}
          optional
        />
      ))}
      <p className="field-hint">{t('registeredClub.admin.told')}</p>
      <Submit form={form} cancel={close}>
        {t('registeredClub.admin.add')}
      </Submit>
    </Form>
  );
}
