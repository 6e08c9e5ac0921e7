import type { ReporterAssignments } from '@sevenmetre/contract/assignments/schemas';
import { readReporterList } from '@sevenmetre/rules/accounts';
import { useId, useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** Invites everybody of a pasted list at once; what was read from it, and what was not, is said before. */
export function InviteReporters({ table }: { table: ReporterAssignments }) {
  const { t, locale } = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const write = useWrite('reportersInvite', ['reporterAssignments']);
  const list = readReporterList(text, table);
  const { people, unread, problems } = list;
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
          placeholder={t('matchRosters.reporters.inviteExample', exampleOf(table))}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status">
          {t('matchRosters.reporters.inviteFound', { count: people.length })}{' '}
          {unread.length === 0
            ? null
            : t('matchRosters.reporters.inviteUnread', { lines: unread.join(', ') })}
        </p>
        <ListNotes list={list} />
        <AsyncButton action={invite} disabled={people.length === 0 || problems.length > 0}>
          {t('matchRosters.reporters.inviteSend', { count: people.length })}
        </AsyncButton>
      </div>
    </Card>
  );
}

/** What has to be corrected before anything is sent, and addresses that come again. */
function ListNotes({ list }: { list: ReturnType<typeof readReporterList> }) {
  const t = useWords();
  const { problems, repeated } = list;
  if (problems.length === 0 && repeated.length === 0) return null;
  return (
    <div role="status">
      {problems.length === 0 ? null : <p>{t('matchRosters.reporters.inviteCorrect')}</p>}
      <ul>
        {problems.map(({ line, kind, text }) => (
          <li key={`${line} ${text}`} className="invite-reporters__problem">
            {t(`matchRosters.reporters.inviteProblem.${kind}`, { line: String(line), text })}
          </li>
        ))}
        {repeated.map(({ line, email }) => (
          <li key={line}>{t('matchRosters.reporters.inviteRepeated', { line: String(line), email })}</li>
        ))}
      </ul>
    </div>
  );
}

/** A hall and a day of this tournament, as a sheet may write them. */
function exampleOf({ halls, days }: ReporterAssignments) {
  const [, month, date] = (days[0] ?? '2026-04-04').split('-').map(Number);
  return { hall: halls[0]?.code ?? 'H1', day: `${String(date)}. ${String(month)}.` };
}
