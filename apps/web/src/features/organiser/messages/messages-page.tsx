import { wordsFor } from '@sevenmetre/rules/messages';
import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { useLanguage } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { messagePath, newMessagePath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { audienceText } from './audience-text.ts';
import { MessageState } from './message-state.tsx';
import './messages.css';

/** Where a message begins; it gets an address of its own when it is saved. */

type Row = AdminMessages['messages'][number];

/** What the organiser has told clubs and referees, and what is still being written. */
export function MessagesPage() {
  const { t, locale } = useLanguage();
  const read = useRead('adminMessages', {});
  return (
    <AdminPage
      title={t('messages.title')}
      sub={t('messages.lead')}
      actions={
        <Link className="button" to={newMessagePath}>
          {t('messages.create')}
        </Link>
      }
    >
      <Ready read={read}>
        {(list) => (
          <div className="card organiser__list">
            <DataTable
              caption={t('messages.title')}
              columns={columns(t, locale, list)}
              rows={list.messages}
              rowKey={({ id }) => id}
              empty={t('messages.none')}
            />
          </div>
        )}
      </Ready>
      <RecordHistory kind="message" words={{ fieldOf: () => undefined }} />
    </AdminPage>
  );
}

function columns(
  t: Translator,
  locale: string,
  { places, timeZone }: Pick<AdminMessages, 'places' | 'timeZone'>,
): Column<Row>[] {
  return [
    {
      key: 'name',
      title: t('messages.titleField'),
      phone: 'heading',
      cell: (row) => (
        <div className="messages__name">
          <b>{row.internalName}</b>
          <span className="muted">{wordsFor(row, locale).title}</span>
        </div>
      ),
    },
    { key: 'to', title: t('messages.to'), cell: (row) => audienceText(t, row, places) },
    { key: 'state', title: t('messages.state'), cell: (row) => <MessageState message={row} /> },
    {
      key: 'sent',
      title: t('messages.sentAt'),
      cell: ({ plannedAt, sentAt, mails }) => {
        if (plannedAt !== null) return instantText(t, plannedAt, timeZone);
        if (sentAt === null) return '–';
        return `${instantText(t, sentAt, timeZone)}, ${t('messages.mails', { count: mails ?? 0 })}`;
      },
    },
    {
      key: 'open',
      title: t('registrations.columnAction'),
      phone: 'action',
      align: 'right',
      cell: ({ id, internalName }) => (
        <Link className="button button--outline" to={messagePath(id)}>
          {t('messages.open')}
          <span className="visually-hidden"> {internalName}</span>
        </Link>
      ),
    },
  ];
}
