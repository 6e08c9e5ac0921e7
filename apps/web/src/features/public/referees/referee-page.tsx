import type { ErrorCode } from '@sevenmetre/contract';
import { pages } from '@sevenmetre/contract/pages';
import type { RefereeSlice } from '@sevenmetre/contract/referees/referee-slice';
import { useParams } from 'react-router';
import { dayIn, dayName } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { placePath, refereePath, refereesPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';
import { CountryName } from './country-name.tsx';
import { PrivateCards } from './private-cards.tsx';
import { RefereeMatches } from './referee-matches.tsx';
import { usePrivate } from './use-private.ts';
import './referees.css';

export { refereeHead } from './referees-head.ts';

const page = pages.referee;

/**
 * A referee: `/referees/detail/:id`. Everybody sees name, country, halls and matches; the referee and the organisers see
 * the registration too, which is asked for only when somebody is signed in.
 */
export function RefereePage() {
  const t = useWords();
  const { id = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { id } });
  const own = usePrivate(id);
  if (slice?.status === 200) {
    return (
      <main id="main">
        <Head name={nameOf(slice.body.referee)} of={slice.body.referee} />
        <div className="page-width page-grid">
          <div>
            <About slice={slice.body} />
            <PrivateCards own={own} colleague={slice.body.referee.colleague} />
          </div>
          <RefereeMatches slice={slice.body} />
        </div>
      </main>
    );
  }
  // A registration that waits has no public page, and its referee sees it all the same.
  if (slice?.status === 404 && own.state === 'found') {
    return (
      <main id="main">
        <Head name={nameOf(own.body.referee)} of={null} />
        <div className="page-width">
          <PrivateCards own={own} colleague={null} />
        </div>
      </main>
    );
  }
  if (slice?.status === 404) return <NoReferee error={slice.error} />;
  return (
    <main id="main" aria-busy={!failed}>
      <Head name={t('referees.title')} of={null} />
      <div className="page-width">{failed ? <Retry retry={retry} /> : <RowsSkeleton rows={5} />}</div>
    </main>
  );
}

interface HeadProps {
  readonly name: string;
  /** null: what everybody may know is not there, or not yet. */
  readonly of: RefereeSlice['referee'] | null;
}

function Head({ name, of }: HeadProps) {
  const t = useWords();
  return (
    <Band>
      <Link className="back" to={refereesPath}>
        <Icon name="back" />
        {t('referees.title')}
      </Link>
      <h1 className="long-name">{name}</h1>
      <p className="referee__pairs">
        {of === null ? null : <CountryName country={of.country} isLink />}
        {of?.colleague ? (
          <span>
            {t('referees.colleague')} <Link to={refereePath(of.colleague.id)}>{nameOf(of.colleague)}</Link>
          </span>
        ) : null}
      </p>
    </Band>
  );
}

function About({ slice }: { slice: RefereeSlice }) {
  const { t, locale } = useLanguage();
  const { halls, edition } = slice;
  const today = useNow((now) => dayIn(edition.timeZone, now));
  if (halls === null) return null;
  return (
    <section aria-labelledby="halls">
      <div className="section-head">
        <h2 id="halls">{t('referees.halls')}</h2>
      </div>
      {halls.length === 0 ? <p className="muted">{t('referees.noHalls')}</p> : null}
      <dl className="referee__facts">
        {halls.map(({ day, hall }) => (
          <div key={`${day} ${hall.id}`}>
            <dt>{dayName(t, day, today)}</dt>
            <dd>
              <Link to={placePath(hall.id)}>
                {localName(hall, locale)} ({hall.code})
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

/** An address that names no referee whom everybody may know. */
function NoReferee({ error }: { error: ErrorCode }) {
  const t = useWords();
  const all = (
    <Link className="button" to={refereesPath}>
      {t('referees.title')}
    </Link>
  );
  return (
    <UnknownPage error={error} heading={t('referees.unknownHeading')} actions={all}>
      {t('referees.unknown')}
    </UnknownPage>
  );
}
