import { minLength, required, firstError } from '@sevenmetre/rules/validation';
import { useWords } from '../../../lib/words/words.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useChange } from './use-account.ts';

export interface Secret {
  readonly secret: string;
  readonly uri: string;
  readonly qr: string;
}

interface SetUpProps {
  readonly secret: Secret;
  readonly added: (recoveryCodes: readonly string[]) => void;
  readonly cancel: () => void;
}

/** The secret as a picture, a link and letters; one of its codes proves that the app has it. */
export function AuthenticatorSetUp({ secret, added, cancel }: SetUpProps) {
  const t = useWords();
  const change = useChange();
  const form = useForm({
    values: { code: '' },
    check: ({ code }) => ({
      code: firstError(code, [required, minLength(6)]) === null ? null : t('errors.code-wrong'),
    }),
    refused: (failure) =>
      failure.kind === 'refused' && failure.code === 'code-wrong' ? { code: t('errors.code-wrong') } : {},
    send: async ({ code }) => {
      const outcome = await change('authenticatorConfirm', { body: { code } });
      if (outcome.ok) added(outcome.body.recoveryCodes);
      return outcome;
    },
  });
  return (
    <Form form={form} className="profile__form">
      <p>{t('profile.authenticator.scan')}</p>
      <img
        className="profile__code"
        alt={t('profile.authenticator.qr')}
        src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
      />
      <p>
        <a href={secret.uri}>{t('profile.authenticator.open')}</a>
      </p>
      <p>
        {t('profile.authenticator.type')}{' '}
        <span className="profile__key">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <TextField
        {...form.field('code')}
        label={t('profile.authenticator.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <Submit form={form} cancel={cancel}>
        {t('profile.authenticator.confirm')}
      </Submit>
    </Form>
  );
}
