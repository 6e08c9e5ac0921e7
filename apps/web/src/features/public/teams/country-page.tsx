import { countryName } from '@sevenmetre/rules/names';
import { pages } from '@sevenmetre/contract/pages';
import type { CountrySlice } from '@sevenmetre/contract/countries/countries-slice';
import { useParams } from 'react-router';
import { countriesPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { ClubsOfCountry } from './clubs-of-country.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';
import './teams.css';
import './countries.css';

export { countryHead } from './country-head.ts';

/** The teams of one country by club and category. */
export function CountryPage() {
  const { t } = useLanguage();
  const { countryCode = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page: pages.country, params: { countryCode } });
  const all = (
    <Link className="button" to={countriesPath}>
      {t('teams.countries.all')}
    </Link>
  );
  if (slice?.status === 404) {
    return (
      <UnknownPage error={slice.error} heading={t('teams.country.unknownHeading')} actions={all}>
        {t('teams.country.unknown', { country: countryCode.toUpperCase() })}
      </UnknownPage>
    );
  }
  if (slice) return <Country slice={slice.body} />;
  return (
    <main id="main" className="page-width" {...(failed ? {} : { 'aria-busy': true })}>
      <Back />
      <h1 className="page-title">{countryCode.toUpperCase()}</h1>
      {failed ? (
        <Retry retry={retry} />
      ) : (
        <>
          <p className="countries__summary" role="status">
            {t('states.loading')}…
          </p>
          <RowsSkeleton rows={8} />
        </>
      )}
    </main>
  );
}

function Country({ slice }: { slice: CountrySlice }) {
  const { t, locale } = useLanguage();
  const { country, clubs } = slice;
  const teams = clubs.reduce((sum, club) => sum + club.teams.length, 0);
  return (
    <main id="main" className="page-width">
      <Back />
      <h1 className="page-title country-heading">
        <Flag {...country} />
        {countryName(country, locale)}
      </h1>
      <p className="countries__summary">
        {t('teams.country.subtitle', {
          count: teams,
          clubs: t('teams.country.clubs', { count: clubs.length }),
        })}
      </p>
      <ClubsOfCountry slice={slice} />
    </main>
  );
}

function Back() {
  const { t } = useLanguage();
  return (
    <Link className="back" to={countriesPath}>
      <Icon name="back" />
      {t('teams.countries.title')}
    </Link>
  );
}
