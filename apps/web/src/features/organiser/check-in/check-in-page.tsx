import type { CheckIn } from '@sevenmetre/contract/check-in/schemas';
import { useCallback, useState } from 'react';
import { moneyText } from '@sevenmetre/phrases/money';
import { fold } from '@sevenmetre/rules/search';
import { clubCheckInPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { clockOf } from '../../../lib/time/zone-clock.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import './check-in.css';

/** Milliseconds between two questions: several desks work at once. */
const often = 15_000;

/** Clubs that come: who is not here yet, and what each owes. */
export function CheckInPage() {
  const t = useWords();
  const read = useRead('checkIn', {}, { every: often });
  const clubs = read.data?.clubs;
  const arrived = clubs?.filter(({ arrivedAt }) => arrivedAt !== null).length ?? 0;
  return (
    <AdminPage
      title={t('checkIn.title')}
      sub={clubs ? t('checkIn.sub', { arrived, clubs: clubs.length }) : undefined}
    >
      <Ready read={read}>{(checkIn) => <Clubs checkIn={checkIn} />}</Ready>
    </AdminPage>
  );
}

function Clubs({ checkIn: { clubs, timeZone } }: { checkIn: CheckIn }) {
  const t = useWords();
  const [asked, setAsked] = useState('');
  const search = useCallback((text: string) => setAsked(text), []);
  const found = clubs.filter(({ name }) => fold(name).includes(fold(asked)));
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
  return (
    <ul className="check-in__clubs">
      {clubs.map(({ id, name, countryCode, teams, rest, currency, arrivedAt }) => (
        <li key={id}>
          <Link to={clubCheckInPath(id)}>
            <b>
              {name} <small>{countryCode}</small>
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
