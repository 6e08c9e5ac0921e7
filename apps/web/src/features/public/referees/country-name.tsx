import { countryName } from '@sevenmetre/rules/names';
import type { RefereeSlice } from '@sevenmetre/contract/referees/referee-slice';
import { refereesOfPath } from '../../../lib/paths/paths.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';

interface CountryNameProps {
  readonly country: RefereeSlice['referee']['country'];
  /** Leads to the referees of the country. */
  readonly isLink?: boolean;
}

/** Flag and name of a country; the flag is decoration beside the name. */
export function CountryName({ country, isLink = false }: CountryNameProps) {
  const { t, locale } = useLanguage();
  if (country === null) return <>{t('referees.noCountry')}</>;
  const name = (
    <>
      <span aria-hidden="true">
        <Flag {...country} />
      </span>
      {countryName(country, locale)}
    </>
  );
  return isLink ? (
    <Link className="country-name" to={refereesOfPath(country.countryCode)}>
      {name}
    </Link>
  ) : (
    <span className="country-name">{name}</span>
  );
}
