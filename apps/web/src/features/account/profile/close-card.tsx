import { useNavigate } from 'react-router';
import { useSession } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { giveUpUnsaved } from '../../../lib/drafts/unsaved.ts';
import { Card } from '../../../ui/page/card.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { WithPassword } from './with-password.tsx';

/** Closes the account for good. */
export function CloseCard() {
  const t = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const clubs = session.current.user?.administratedClubs ?? [];
  const close = async (password: string) => {
    const sure = await confirm({
      kind: 'warning',
      title: t('profile.close.question'),
      text: t('profile.close.questionText'),
      confirm: t('profile.close.confirm'),
    });
    if (!sure) return undefined;
    const outcome = await callServer('accountClose', { body: { password } });
    if (!outcome.ok) return outcome;
    showToast('done', t('profile.close.done'));
    giveUpUnsaved();
    await session.ensure({ force: true });
    void navigate('/results', { replace: true });
    return outcome;
  };
  return (
    <Card title={t('profile.close.title')} span={12}>
      <p>{t('profile.close.text')}</p>
      {clubs.length === 0 ? null : (
        <p>{t('profile.close.clubs', { clubs: clubs.map(({ name }) => name).join(', ') })}</p>
      )}
      <WithPassword
        name="close"
        look="danger"
        open={t('profile.close.open')}
        confirm={t('profile.close.confirm')}
        send={close}
      />
    </Card>
  );
}
