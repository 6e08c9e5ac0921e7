import type { ReporterAssignments } from '@sevenmetre/contract/assignments/schemas';
import { readReporterList, type ReporterList } from '@sevenmetre/rules/accounts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** Invites everybody of a pasted list at once; what was read from it, and what was not, is said before. */
export function InviteReporters({ table }: { table: ReporterAssignments }) {
  const { t, locale } = useLanguage();
  const write = useWrite('reportersInvite', ['reporterAssignments']);
  const form = useForm({
    id: 'invite',
    values: { list: '' },
    check: ({ list: text }) => {
      const { people, problems } = readReporterList(text, table);
      if (problems.length > 0) return { list: t('matchRosters.reporters.inviteCorrect') };
      return { list: people.length === 0 ? { code: 'required' } : null };
    },
    send: async ({ list: text }, { reset }) => {
      const { people, unread } = readReporterList(text, table);
      const invited = people.map((person) => ({ ...person, assignments: [...person.assignments] }));
      const outcome = await write({ body: { locale, people: invited } });
      if (outcome.ok) {
        showToast('done', t('matchRosters.reporters.invited', { count: people.length }));
        // Lines without an address stay, to be corrected.
        reset({ list: unread.map((one) => one.text).join('\n') });
      }
      return outcome;
    },
  });
  const list = readReporterList(form.values.list, table);
  const count = list.people.length;
  return (
    <Card title={t('matchRosters.reporters.invite')}>
      <Form form={form}>
        <TextAreaField
          {...form.field('list')}
          label={t('matchRosters.reporters.inviteHint')}
          placeholder={t('matchRosters.reporters.inviteExample', exampleOf(table))}
          rows={5}
        />
        <p role="status">{t('matchRosters.reporters.inviteFound', { count })}</p>
        <ListNotes list={list} />
        <Submit form={form}>{t('matchRosters.reporters.inviteSend', { count })}</Submit>
      </Form>
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
