import { countryName } from '@sevenmetre/rules/names';
import { pages } from '@sevenmetre/contract/pages';
import type { CountriesSlice } from '@sevenmetre/contract/countries/countries-slice';
import { openSearch } from '../../../lib/page/search-open.ts';
import { countryPath, dashboardPath } from '../../../lib/paths/paths.ts';
import { sortByName } from '../../../lib/words/sort-by-name.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';
import './teams.css';
import './countries.css';

export { countriesHead } from './country-head.ts';

/** All teams: one is found by its name, the others by their countries. */
export function CountriesPage() {
  const t = useWords();
  const { slice, failed, retry } = useSlice({ page: pages.countries, params: {} });
  if (slice?.status === 404) {
    return (
      <UnknownPage error={slice.error} heading={t('teams.countries.emptyHeading')}>
        {t('teams.countries.empty')}
      </UnknownPage>
    );
  }
  return (
    <main id="main" className="page-width" {...(slice || failed ? {} : { 'aria-busy': true })}>
      <Link className="back" to={dashboardPath}>
        <Icon name="back" />
        {t('results.group.back')}
      </Link>
      <h1 className="page-title">{t('teams.countries.title')}</h1>
      {slice ? (
        <Countries slice={slice.body} />
      ) : failed ? (
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

function Countries({ slice: { countries } }: { slice: CountriesSlice }) {
  const { t, locale } = useLanguage();
  if (countries.length === 0) {
    return (
      <Notice drawing="ticket" heading={t('teams.countries.emptyHeading')}>
        {t('teams.countries.empty')}
      </Notice>
    );
  }
  const teams = countries.reduce((sum, country) => sum + country.teams, 0);
  return (
    <>
      <p className="countries__summary">
        {t('teams.countries.subtitle', {
          count: countries.length,
          teams: t('teams.countries.teams', { count: teams }),
        })}
      </p>
      <button
        className="button button--outline countries__find"
        type="button"
        aria-haspopup="dialog"
        onClick={openSearch}
      >
        <Icon name="search" />
        {t('teams.countries.find')}
      </button>
      <section aria-label={t('teams.countries.list')}>
        <ul className="team-rows countries__list">
          {sortByName(countries, locale, (country) => countryName(country, locale)).map((country) => (
            <li key={country.countryCode}>
              <Link to={countryPath(country.countryCode)}>
                <Flag {...country} />
                <span className="team-name">{countryName(country, locale)}</span>
                <small>{t('teams.countries.teams', { count: country.teams })}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
