import type { CheckIn } from '@sevenmetre/contract/check-in/schemas';
import { useCallback, useState } from 'react';
import { moneyText } from '@sevenmetre/phrases/money';
import { fold } from '@sevenmetre/rules/search';
import { clubCheckInPath } from '../../../lib/paths/signed-in-paths.ts';
import { clockOf } from '../../../lib/time/zone-clock.ts';
import { sortByName } from '../../../lib/words/sort-by-name.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { Link } from '../../../ui/link.tsx';
import { Badge, Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { useQueuedCalls } from './desk-queue.ts';
import { KeptNote } from './kept-note.tsx';
import { useDeskQueue } from './use-desk-queue.ts';
import { useKeptRead } from './use-kept-read.ts';
import './check-in.css';

/** Clubs that come: who is not here yet, and what each owes. */
export function CheckInPage() {
  const t = useWords();
  const read = useKeptRead('checkIn', 'all', {});
  useDeskQueue();
  const clubs = read.data?.clubs;
  const arrived = clubs?.filter(({ arrivedAt }) => arrivedAt !== null).length ?? 0;
  return (
    <AdminPage
      title={t('checkIn.title')}
      sub={clubs ? t('checkIn.sub', { arrived, clubs: clubs.length }) : undefined}
    >
      <UnsentNote />
      <KeptNote read={read} />
      <Ready read={read}>{(checkIn) => <Clubs checkIn={checkIn} />}</Ready>
    </AdminPage>
  );
}

/** Says that calls are unsent, and for which clubs. */
function UnsentNote() {
  const t = useWords();
  const waiting = useQueuedCalls().filter(({ failure }) => failure !== null).length;
  return waiting === 0 ? null : <Banner kind="wait">{t('checkIn.unsent.all', { count: waiting })}</Banner>;
}

function Clubs({ checkIn: { clubs, timeZone } }: { checkIn: CheckIn }) {
  const { t, locale } = useLanguage();
  const [asked, setAsked] = useState('');
  const search = useCallback((text: string) => setAsked(text), []);
  const sorted = sortByName(clubs, locale, ({ name }) => name);
  const found = sorted.filter(({ name }) => fold(name).includes(fold(asked)));
  const waiting = found.filter(({ arrivedAt }) => arrivedAt === null);
  const arrived = found.filter(({ arrivedAt }) => arrivedAt !== null);
  if (clubs.length === 0) return <Empty>{t('checkIn.noClubs')}</Empty>;
  return (
    <div className="check-in">
      <SearchBox label={t('checkIn.search')} value={asked} search={search} />
      {found.length === 0 ? <Empty>{t('checkIn.none')}</Empty> : null}
      {waiting.length > 0 ? (
        <Card title={t('checkIn.waiting')}>
          <ClubList clubs={waiting} timeZone={timeZone} />
        </Card>
      ) : null}
      {arrived.length > 0 ? (
        <Card title={t('checkIn.arrived')}>
          <ClubList clubs={arrived} timeZone={timeZone} />
        </Card>
      ) : null}
    </div>
  );
}

function ClubList({ clubs, timeZone }: CheckIn) {
  const { t, locale } = useLanguage();
  const queued = useQueuedCalls().filter(({ failure }) => failure !== null);
  return (
    <ul className="check-in__clubs">
      {clubs.map(({ id, name, countryCode, teams, rest, currency, arrivedAt }) => (
        <li key={id}>
          <Link to={clubCheckInPath(id)}>
            <b>
              {name} <small>{countryCode}</small>{' '}
              {queued.some(({ clubId }) => clubId === id) ? (
                <Badge kind="wait">{t('checkIn.unsent.badge')}</Badge>
              ) : null}
            </b>
            <span>
              {t('checkIn.teams', { count: teams })}
              {arrivedAt === null
                ? null
                : ` · ${t('checkIn.arrivedAt', { time: clockOf(arrivedAt, timeZone).slice(11) })}`}
            </span>
            <span className={rest > 0 ? 'check-in__owes' : ''}>
              {rest > 0
                ? t('checkIn.owes', { amount: moneyText(rest, currency, locale) })
                : t('checkIn.paid')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
