import type { ReporterAssignments } from '@sevenmetre/contract/assignments/schemas';
import { readReporterList, type ReporterList } from '@sevenmetre/rules/accounts';
import { useId, useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
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
      // Lines without an address stay, to be corrected.
      setText(unread.map((one) => one.text).join('\n'));
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
        <p role="status">{t('matchRosters.reporters.inviteFound', { count: people.length })}</p>
        <ListNotes list={list} />
        <AsyncButton action={invite} disabled={people.length === 0 || problems.length > 0}>
          {t('matchRosters.reporters.inviteSend', { count: people.length })}
        </AsyncButton>
      </div>
    </Card>
  );
}

/** What has to be corrected before anything is sent, what is not sent, and addresses that come again: one message. */
function ListNotes({ list: { problems, unread, repeated } }: { list: ReporterList }) {
  const t = useWords();
  const lines = (found: readonly { readonly line: number; readonly text: string }[]) =>
    found
      .map(({ line, text }) => t('matchRosters.reporters.inviteLine', { line: String(line), text }))
      .join(', ');
  const of = (kind: (typeof problems)[number]['kind']) => problems.filter((problem) => problem.kind === kind);
  const notes = [
    ['hall', of('hall')],
    ['day', of('day')],
    ['address', unread],
    ['repeated', repeated.map(({ line, email }) => ({ line, text: email }))],
  ] as const;
  const shown = notes.filter(([, found]) => found.length > 0);
  if (shown.length === 0) return null;
  return (
    <Banner kind="wait">
      {problems.length === 0 ? null : <b>{t('matchRosters.reporters.inviteCorrect')}</b>}
      <ul>
        {shown.map(([kind, found]) => (
          <li key={kind}>{t(`matchRosters.reporters.inviteNote.${kind}`, { lines: lines(found) })}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** A hall and a day of this tournament, as a sheet may write them. */
function exampleOf({ halls, days }: ReporterAssignments) {
  const [, month, date] = (days[0] ?? '2026-04-04').split('-').map(Number);
  return { hall: halls[0]?.code ?? 'H1', day: `${String(date)}. ${String(month)}.` };
}
