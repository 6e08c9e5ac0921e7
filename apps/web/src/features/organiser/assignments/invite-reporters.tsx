import type { ReporterAssignments } from '@sevenmetre/contract/assignments/schemas';
import { readReporterList } from '@sevenmetre/rules/accounts';
import { useId, useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** Invites everybody of a pasted list at once; what was read from it is said before. */
export function InviteReporters({ table }: { table: ReporterAssignments }) {
  const { t, locale } = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const write = useWrite('reportersInvite', ['reporterAssignments']);
  const { people, unread } = readReporterList(text, table);
  const invite = async () => {
    const body = {
      locale,
      people: people.map((person) => ({ ...person, assignments: [...person.assignments] })),
    };
    const outcome = await write({ body });
    if (outcome.ok) {
      showToast('done', t('matchRosters.reporters.invited', { count: people.length }));
      setText('');
    } else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <Card title={t('matchRosters.reporters.invite')}>
      <div className="invite-reporters">
        <label htmlFor={id}>{t('matchRosters.reporters.inviteHint')}</label>
        <textarea
          id={id}
          rows={5}
          value={text}
          placeholder={t('matchRosters.reporters.inviteExample')}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status">
          {t('matchRosters.reporters.inviteFound', { count: people.length })}{' '}
          {unread.length === 0
            ? null
            : t('matchRosters.reporters.inviteUnread', { lines: unread.join(', ') })}
        </p>
        <AsyncButton action={invite} disabled={people.length === 0}>
          {t('matchRosters.reporters.inviteSend', { count: people.length })}
        </AsyncButton>
      </div>
    </Card>
  );
}
