import { useState } from 'react';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { required } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { instantDayText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { ownZone } from './own-time-zone.ts';
import { useChange } from './use-account.ts';
import { WithPassword } from './with-password.tsx';

type Passkey = Account['passkeys'][number];

/** One passkey with what can be done to it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useWords();
  const change = useChange();
  const [renaming, setRenaming] = useState(false);
  const { id, name, synced, createdAt, lastUsedAt } = passkey;
  const day = (instant: string) => instantDayText(t, instant, ownZone());
  const facts = [
    t('profile.passkeys.made', { day: day(createdAt) }),
    lastUsedAt === null ? t('profile.passkeys.unused') : t('profile.passkeys.used', { day: day(lastUsedAt) }),
    ...(synced ? [t('profile.passkeys.synced')] : []),
  ];
  const remove = async (password: string) => {
    const outcome = await change('passkeyRemove', { params: { id }, body: { password } });
    if (outcome.ok) showToast('done', t('profile.passkeys.removed'));
    return outcome;
  };
  if (renaming) return <Renaming passkey={passkey} done={() => setRenaming(false)} />;
  return (
    <li className="profile__row">
      <div>
        <b>{name}</b>
        <span className="field-hint">{dotted(facts)}</span>
      </div>
      <button
        className="button busy-button button--outline"
        type="button"
        aria-label={t('profile.passkeys.renameLong', { name })}
        onClick={() => setRenaming(true)}
      >
        {t('profile.passkeys.rename')}
      </button>
      <WithPassword
        name={`passkey-${id}`}
        look="danger"
        open={t('profile.passkeys.remove')}
        openLabel={t('profile.passkeys.removeLong', { name })}
        confirm={t('profile.passkeys.remove')}
        send={remove}
      />
    </li>
  );
}

function Renaming({ passkey: { id, name: before }, done }: { passkey: Passkey; done: () => void }) {
  const t = useWords();
  const change = useChange();
  const form = useForm({
    id: `passkey-${id}`,
    values: { name: before },
    check: ({ name }) => ({ name: required(name) }),
    send: async ({ name }) => {
      const outcome = await change('passkeyRename', { params: { id }, body: { name: name.trim() } });
      if (outcome.ok) done();
      return outcome;
    },
  });
  return (
    <li>
      <Form form={form} className="profile__form">
        <TextField {...form.field('name')} label={t('profile.passkeys.name')} maxLength={60} />
        <Submit form={form} cancel={done}>
          {t('profile.passkeys.save')}
        </Submit>
      </Form>
    </li>
  );
}
