import type { UserDetail } from '@sevenmetre/contract/users/schemas';
import { holds } from '@sevenmetre/rules/permissions';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { Outcome } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { useAskReason } from '../page/use-ask-reason.tsx';
import type { Question } from '../../../ui/dialogs/confirm-dialog.tsx';

/** How somebody gets in, and what an organiser does when that went wrong. */
export function AccessCard({ user }: { user: UserDetail }) {
  const t = useWords();
  const { sessions, lastSeenAt, secondStep, phone, locale, timeZone, links } = user;
  return (
    <Card title={t('userOffice.access')} span={6}>
      <Facts
        rows={[
          [t('userOffice.sessions'), t('userOffice.sessionsCount', { count: sessions })],
          [t('userOffice.lastSeen'), lastSeenAt === null ? '–' : instantText(t, lastSeenAt, timeZone)],
          [t('userOffice.secondStep'), t(secondStep ? 'userOffice.on' : 'userOffice.off')],
          [t('userOffice.language'), t(`userOffice.languageName.${locale}`)],
          [t('userOffice.phone'), phone ?? '–'],
        ]}
      />
      <div className="us-actions">
        {holds(links, 'userPasswordReset') && !user.locked ? <ResetButton user={user} /> : null}
        {holds(links, 'userSessionsEnd') && sessions > 0 ? <EndButton user={user} /> : null}
        {holds(links, 'userLock') ? <LockButton user={user} /> : null}
      </div>
    </Card>
  );
}

const old = ['userDetail', 'users'] as const;

function ResetButton({ user: { id, email } }: { user: UserDetail }) {
  const t = useWords();
  const write = useWrite('userPasswordReset', old);
  const press = useAsked(
    {
      title: t('userOffice.resetSure', { email }),
      text: t('userOffice.resetText'),
      confirm: t('userOffice.reset'),
    },
    () => write({ params: { id } }),
    t('userOffice.resetDone', { email }),
  );
  return (
    <AsyncButton action={press} look="plain">
      {t('userOffice.reset')}
    </AsyncButton>
  );
}

function EndButton({ user: { id, firstName, lastName } }: { user: UserDetail }) {
  const t = useWords();
  const write = useWrite('userSessionsEnd', old);
  const press = useAsked(
    {
      kind: 'warning',
      title: t('userOffice.endSure', { name: `${firstName} ${lastName}` }),
      text: t('userOffice.endText'),
      confirm: t('userOffice.endSessions'),
    },
    () => write({ params: { id } }),
    t('userOffice.ended'),
  );
  return (
    <AsyncButton action={press} look="plain">
      {t('userOffice.endSessions')}
    </AsyncButton>
  );
}

function LockButton({ user: { id, firstName, lastName, locked } }: { user: UserDetail }) {
  const t = useWords();
  const write = useWrite('userLock', old);
  const askReason = useAskReason({ told: t('userOffice.lockReason'), confirm: t('userOffice.lock') });
  const ask = async () => {
    if (locked) return { reason: null };
    const title = t('userOffice.lockSure', { name: `${firstName} ${lastName}` });
    return askReason(title, t('userOffice.lockText'), true);
  };
  const press = async () => {
    const asked = await ask();
    if (asked === null) return undefined;
    const { reason } = asked;
    const body = reason === null ? ({ locked: false, reason } as const) : ({ locked: true, reason } as const);
    const outcome = await write({ params: { id }, body });
    if (outcome.ok) showToast('done', t(locked ? 'userOffice.unlockDone' : 'userOffice.lockDone'));
    else showToast('fault', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton action={press} look={locked ? 'plain' : 'danger'}>
      {t(locked ? 'userOffice.unlock' : 'userOffice.lock')}
    </AsyncButton>
  );
}

type Write = Outcome<'userSessionsEnd'> | Outcome<'userPasswordReset'>;

/** Asks; does it, and says how it ended. */
function useAsked(question: Question, write: () => Promise<Write>, done: string) {
  const t = useWords();
  const confirm = useConfirm();
  return async () => {
    if (!(await confirm(question))) return undefined;
    const outcome = await write();
    if (outcome.ok) showToast('done', done);
    else showToast('fault', failureText(t, outcome.failure));
    return outcome.ok;
  };
}
