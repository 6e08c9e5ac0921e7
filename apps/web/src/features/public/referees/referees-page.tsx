import { pages } from '@sevenmetre/contract/pages';
import type { RefereesSlice } from '@sevenmetre/contract/referees/referee-slice';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { dashboardPath, refereesPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { NoEdition } from '../../../ui/unknown-page.tsx';
import { CountryName } from './country-name.tsx';
import { RefereeNames } from './referee-names.tsx';
import { countriesInOrder } from './in-order.ts';
import './referees.css';

export { refereesOfCountryHead } from './referees-head.ts';

export { refereesHead } from './referees-head.ts';

type Country = RefereesSlice['countries'][number];

/** Approved referees by country: `/results/referees`, and those of one: `/results/referees/:countryCode`. */
export function RefereesPage() {
  const t = useWords();
  const { countryCode } = useParams();
  const page = countryCode === undefined ? pages.referees : pages.refereesOfCountry;
  const params: Record<string, string> = countryCode === undefined ? {} : { countryCode };
  const { slice, failed, retry } = useSlice({ page, params });
  const back = countryCode === undefined ? dashboardPath : refereesPath;
  if (slice?.status === 200) {
    return countryCode === undefined ? (
      <AllCountries slice={slice.body} />
    ) : (
      <OneCountry slice={slice.body} code={countryCode} />
    );
  }
  return (
    <Page
      back={back}
      heading={t('referees.title')}
      about={slice || failed ? null : `${t('states.loading')}…`}
    >
      {slice ? <NoEdition /> : failed ? <Retry retry={retry} /> : <RowsSkeleton rows={8} />}
    </Page>
  );
}

function AllCountries({ slice }: { slice: RefereesSlice }) {
  const { t, locale } = useLanguage();
  const countries = countriesInOrder(slice, locale);
  const count = slice.countries.reduce((sum, { referees }) => sum + referees.length, 0);
  const about = [
    t('referees.count', { count }),
    ...(count > 0 ? [t('referees.countries', { count: countries.length })] : []),
  ].join(' ');
  return (
    <Page back={dashboardPath} heading={t('referees.title')} about={about}>
      {count === 0 ? (
        <Notice drawing="goal" heading={t('referees.emptyHeading')}>
          {t('referees.empty')}
        </Notice>
      ) : (
        countries.map((one) => <CountrySection key={one.country?.countryCode ?? ''} country={one} />)
      )}
    </Page>
  );
}

function CountrySection({ country: { country, referees } }: { country: Country }) {
  const t = useWords();
  const id = `country-${country?.countryCode ?? 'none'}`;
  return (
    <section aria-labelledby={id} className="referees__country">
      <div className="section-head">
        <h2 id={id}>
          <CountryName country={country} isLink />
        </h2>
        <span className="muted">{t('referees.count', { count: referees.length })}</span>
      </div>
      <RefereeNames referees={referees} />
    </section>
  );
}

function OneCountry({ slice, code }: { slice: RefereesSlice; code: string }) {
  const t = useWords();
  const wanted = code.toUpperCase();
  const found = slice.countries.find(({ country }) => country?.countryCode === wanted);
  if (!found) {
    const all = (
      <Link className="button" to={refereesPath}>
        {t('referees.allCountries')}
      </Link>
    );
    return (
      <main id="main" className="page-width">
        <Notice isPage drawing="goal" heading={t('referees.countryEmptyHeading')} actions={all}>
          {t('referees.countryEmpty')}
        </Notice>
      </main>
    );
  }
  const about = t('referees.count', { count: found.referees.length });
  return (
    <Page back={refereesPath} heading={<CountryName country={found.country} />} about={about}>
      <div className="referees__country referees__country--only">
        <RefereeNames referees={found.referees} />
      </div>
    </Page>
  );
}

interface PageProps {
  readonly back: string;
  readonly heading: ReactNode;
  readonly about: string | null;
  readonly children: ReactNode;
}

function Page({ back, heading, about, children }: PageProps) {
  const t = useWords();
  return (
    <main id="main">
      <Band>
        <Link className="back" to={back}>
          <Icon name="back" />
          {t(back === refereesPath ? 'referees.allCountries' : 'referees.back')}
        </Link>
        <h1 className="long-name">{heading}</h1>
        <p>{about}</p>
      </Band>
      <div className="page-width referees">{children}</div>
    </main>
  );
}
