import { languageNames } from '@sevenmetre/rules/names';
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

/** The sign-in state of an account, and actions for when its user cannot sign in. */
export function AccessCard({ user }: { user: UserDetail }) {
  const t = useWords();
  const { sessions, lastSeenAt, secondStep, phone, locale, timeZone, links } = user;
  return (
    <Card title={t('users.access')} span={6}>
      <Facts
        rows={[
          [t('users.sessions'), t('users.sessionsCount', { count: sessions })],
          [t('users.lastSeen'), lastSeenAt === null ? '–' : instantText(t, lastSeenAt, timeZone)],
          [t('users.secondStep'), t(secondStep ? 'users.on' : 'users.off')],
          [t('users.language'), languageNames(t.locale)[locale]],
          [t('users.phone'), phone ?? '–'],
        ]}
      />
      <div className="users__actions">
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
      title: t('users.resetSure', { email }),
      text: t('users.resetText'),
      confirm: t('users.reset'),
    },
    () => write({ params: { id } }),
    t('users.resetDone', { email }),
  );
  return (
    <AsyncButton action={press} look="plain">
      {t('users.reset')}
    </AsyncButton>
  );
}

function EndButton({ user: { id, firstName, lastName } }: { user: UserDetail }) {
  const t = useWords();
  const write = useWrite('userSessionsEnd', old);
  const press = useAsked(
    {
      kind: 'warning',
      title: t('users.endSure', { name: `${firstName} ${lastName}` }),
      text: t('users.endText'),
      confirm: t('users.endSessions'),
    },
    () => write({ params: { id } }),
    t('users.ended'),
  );
  return (
    <AsyncButton action={press} look="plain">
      {t('users.endSessions')}
    </AsyncButton>
  );
}

function LockButton({ user: { id, firstName, lastName, locked } }: { user: UserDetail }) {
  const t = useWords();
  const write = useWrite('userLock', old);
  const askReason = useAskReason({ hint: t('users.lockReason'), confirm: t('users.lock') });
  const ask = async () => {
    if (locked) return { reason: null };
    const title = t('users.lockSure', { name: `${firstName} ${lastName}` });
    return askReason(title, t('users.lockText'), true);
  };
  const press = async () => {
    const asked = await ask();
    if (asked === null) return undefined;
    const { reason } = asked;
    const body = reason === null ? ({ locked: false, reason } as const) : ({ locked: true, reason } as const);
    const outcome = await write({ params: { id }, body });
    if (outcome.ok) showToast('done', t(locked ? 'users.unlockDone' : 'users.lockDone'));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton action={press} look={locked ? 'plain' : 'danger'}>
      {t(locked ? 'users.unlock' : 'users.lock')}
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
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
}
