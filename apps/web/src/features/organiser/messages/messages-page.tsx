import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { wordsFor } from '@sevenmetre/rules/messages';
import { messageRecipients } from '@sevenmetre/rules/vocabulary';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { messagePath, newMessagePath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { ListFilter } from '../../../ui/lists/list-filters.tsx';
import { type FrameColumn, ListFrame } from '../../../ui/lists/list-frame.tsx';
import { countedHere, foundRows } from '../../../ui/lists/short-list.ts';
import { type BuiltInView, useList } from '../../../ui/lists/use-list.ts';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { audienceText } from './audience-text.ts';
import { messageList, type MessageRow, messageStandings } from './message-rows.ts';
import { MessageState } from './message-state.tsx';
import './messages.css';

/** What the organiser has told clubs and referees, what waits for its time, and what is still being written. */
export function MessagesPage() {
  const { t, locale } = useLanguage();
  const list = useList('messages', messageViews(t));
  const read = useRead('adminMessages', {});
  const { data } = read;
  const messages = data?.messages;
  const short = messageList(locale);
  const columns = useMemo(() => messageColumns(t, locale, data), [t, locale, data]);
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
      <ListFrame
        list={list}
        read={read}
        rows={messages && foundRows(messages, list.question, short)}
        rowKey={({ id }) => id}
        rowName={({ internalName }) => internalName}
        caption={t('messages.title')}
        columns={columns}
        filters={messageFilters(t)}
        searchLabel={t('messages.search')}
        counted={countedHere('adminMessages', messages, short)}
        nobody={<p>{t('messages.none')}</p>}
      />
      <RecordHistory kind="message" words={{ fieldOf: () => undefined }} />
    </AdminPage>
  );
}

function messageViews(t: Translator): readonly BuiltInView[] {
  return [
    { key: 'all', name: t('registrations.clubs.viewAll'), question: '' },
    ...messageStandings.map((state) => ({
      key: state,
      name: t(`messages.${state}`),
      question: `state=${state}`,
    })),
  ];
}

function messageFilters(t: Translator): readonly ListFilter[] {
  return [
    {
      name: 'state',
      label: t('messages.state'),
      options: messageStandings.map((state) => [state, t(`messages.${state}`)] as const),
    },
    {
      name: 'to',
      label: t('messages.to'),
      options: messageRecipients.map((to) => [to, t(`messages.recipients.${to}`)] as const),
    },
  ];
}

function messageColumns(
  t: Translator,
  locale: string,
  list: AdminMessages | undefined,
): FrameColumn<MessageRow>[] {
  const timeZone = list?.timeZone ?? 'UTC';
  return [
    {
      key: 'name',
      title: t('messages.name'),
      isName: true,
      phone: 'heading',
      sortable: true,
      cell: ({ id, internalName }) => (
        <span className="record-name">
          <Link data-record to={messagePath(id)}>
            {internalName}
          </Link>
        </span>
      ),
    },
    {
      key: 'title',
      title: t('messages.titleField'),
      isUsual: true,
      phone: 'under',
      sortable: true,
      cell: (row) => wordsFor(row, locale).title,
    },
    {
      key: 'to',
      title: t('messages.to'),
      isUsual: true,
      cell: (row) => audienceText(t, row, list?.places ?? []),
    },
    {
      key: 'state',
      title: t('messages.state'),
      isUsual: true,
      phone: 'aside',
      sortable: true,
      cell: (row) => <MessageState message={row} />,
    },
    {
      key: 'sent',
      title: t('messages.sentAt'),
      isUsual: true,
      sortable: true,
      cell: ({ plannedAt, sentAt }) => {
        const at = plannedAt ?? sentAt;
        return at === null ? '–' : instantText(t, at, timeZone);
      },
    },
    {
      key: 'mails',
      title: t('messages.reachMails'),
      isUsual: true,
      cell: ({ mails }) => (mails === null ? '–' : t('messages.mails', { count: mails })),
    },
    {
      key: 'updated',
      title: t('messages.happened.updated'),
      sortable: true,
      cell: ({ updatedAt }) => instantText(t, updatedAt, timeZone),
    },
  ];
}
