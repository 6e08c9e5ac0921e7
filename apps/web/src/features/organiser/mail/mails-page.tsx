import { useState } from 'react';
import type { BodyOf } from '../../../lib/queries/call.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { GivenUpMails } from './given-up-mails.tsx';
import './mails.css';

type Mails = BodyOf<'mails'>;
type Head = Mails['mails'][number];

/** What waits to be sent, and the mails that were kept as files while there is no mail server. */
export function MailsPage() {
  const t = useWords();
  const read = useRead('mails', {});
  return (
    <AdminPage title={t('mailQueue.title')}>
      <Ready read={read}>{(mails) => <Kept mails={mails} />}</Ready>
    </AdminPage>
  );
}

function Kept({ mails: { transport, waiting, givenUp, givenUpMails, mails } }: { mails: Mails }) {
  const t = useWords();
  const zone = useTournamentZone();
  const sentence = t(transport === 'smtp' ? 'mailQueue.smtp' : 'mailQueue.files');
  return (
    <>
      <Banner kind={transport === 'smtp' ? 'good' : 'wait'}>
        {sentence} {t('mailQueue.waiting', { count: waiting })}
      </Banner>
      {givenUp > 0 ? <Banner kind="bad">{t('mailQueue.givenUp', { count: givenUp })}</Banner> : null}
      {givenUpMails.length > 0 ? <GivenUpMails mails={givenUpMails} zone={zone} /> : null}
      {transport === 'smtp' ? null : (
        <Card title={t('mailQueue.title')}>
          {mails.length === 0 ? <Empty>{t('mailQueue.none')}</Empty> : null}
          <ul className="mails__list">
            {mails.map((head) => (
              <MailRow key={head.name} head={head} zone={zone} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Of the current edition; without one, the zone of the browser. */
function useTournamentZone(): string {
  const editions = useRead('openEditions', {}).data?.editions;
  const current = editions?.find(({ isCurrent }) => isCurrent);
  return current?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function MailRow({ head, zone }: { head: Head; zone: string }) {
  const t = useWords();
  const { user } = useSession().current;
  const [open, setOpen] = useState(false);
  const mayRead = !head.secret || (user?.roles.includes('ROLE_SUPER_ADMIN') ?? false);
  return (
    <li>
      <div className="mails__row">
        <div>
          <b>{head.subject}</b>
          <span className="field-hint">
            {t('mailQueue.to', { address: head.to, time: instantText(t, head.at, zone) })}
          </span>
        </div>
        {mayRead ? (
          <button
            className="button busy-button button--outline"
            type="button"
            aria-expanded={open}
            aria-label={open ? t('mailQueue.close') : t('mailQueue.readLong', { subject: head.subject })}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'mailQueue.close' : 'mailQueue.read')}
          </button>
        ) : (
          <span className="field-hint">{t('mailQueue.secret')}</span>
        )}
      </div>
      {open ? <MailText name={head.name} /> : null}
    </li>
  );
}

/** The text of one mail; with its URLs as links. */
function MailText({ name }: { name: string }) {
  const read = useRead('mail', { params: { name } });
  return (
    <Ready read={read}>
      {({ text }) => (
        <p className="mails__text">
          {text.split(/(https?:\/\/\S+)/).map((piece, index) =>
            // Pieces of one text never change their order.
            /^https?:\/\//.test(piece) ? (
              <a key={index} href={piece}>
                {piece}
              </a>
            ) : (
              piece
            ),
          )}
        </p>
      )}
    </Ready>
  );
}
