import { languageNames } from '@sevenmetre/rules/names';
import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { dayText, instantText } from '../../../lib/time/moments.ts';
import { Facts } from '../../../ui/page/card.tsx';
import { type Fold, FoldedCard } from '../../../ui/page/folded-card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { ClubAdmins } from './club-admins.tsx';
import { countryNameOf } from '../page/country-name.ts';

type Detail = ClubRegistrationAdmin;
interface PartProps {
  readonly detail: Detail;
  /** On the page of the registration; absent: it does not fold. */
  readonly fold?: Fold | undefined;
}

type Row = readonly [name: string, value: ReactNode];

/** Every field of a registration; what was left empty is left out. */
export function ClubFacts({ detail: { club, timeZone }, fold }: PartProps) {
  const t = useWords();
  const day = (date: string | null) => date && dayText(t, date);
  const invoice = club.differentInvoiceAddress
    ? addressOf(club.invoiceStreet, club.invoiceZip, club.invoiceCity)
    : t('registeredClub.sameAddress');
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('registeredClub.country'), countryNameOf(t, club.countryCode)],
    [t('registeredClub.region'), club.region],
    [t('registeredClub.address'), addressOf(club.street, club.zip, club.city)],
    [t('registeredClub.tin'), club.tin],
    [t('registeredClub.vatin'), club.vatin],
    [t('registeredClub.symbol'), club.variableSymbol],
    [t('registeredClub.invoiceSubject'), club.invoiceSubjectName],
    [t('registeredClub.invoiceAddress'), invoice],
    [
      `${t('registeredClub.invoice')}: ${t('registeredClub.country')}`,
      club.invoiceCountryCode && countryNameOf(t, club.invoiceCountryCode),
    ],
    [t('registeredClub.language'), languageNames(t.locale)[club.locale]],
    [t('registeredClub.arrival'), day(club.arrivalDate)],
    [t('registeredClub.departure'), day(club.departureDate)],
    [t('registeredClub.agreed'), club.agreedToTermsAt && instantText(t, club.agreedToTermsAt, timeZone)],
  ];
  const { arrivalDate, departureDate } = club;
  const stay = [arrivalDate, departureDate].every((date) => date === null)
    ? []
    : [[arrivalDate, departureDate].map((date) => day(date) ?? '?').join(' – ')];
  const summary = dotted([countryNameOf(t, club.countryCode), ...stay]);
  return (
    <FoldedCard title={t('registeredClub.registration')} summary={summary} fold={fold} span={6}>
      <Facts rows={rows.filter(isFilled)} />
      {club.registrationNote ? (
        <div>
          <p className="muted">{t('registeredClub.note')}</p>
          <p className="organiser__text">{club.registrationNote}</p>
        </div>
      ) : null}
    </FoldedCard>
  );
}

/** Whom one can talk to: at the tournament, and who looks after the club. */
export function ClubPeople({ detail: { club, admins, files }, fold }: PartProps) {
  const t = useWords();
  const name = [club.tournamentContactFirstName, club.tournamentContactLastName].filter(Boolean).join(' ');
  const { tournamentContactPhone: number } = club;
  const phone = number && <a href={`tel:${number}`}>{number}</a>;
  const contact: readonly Row[] = [
    [t('registeredClub.person'), name],
    [t('registeredClub.phone'), phone],
  ];
  const summary = [name || admins.map((admin) => admin.name).join(', '), number].filter(Boolean);
  return (
    <FoldedCard title={t('registeredClub.contact')} summary={dotted(summary)} fold={fold} span={6}>
      <Facts rows={contact.filter(isFilled)} />
      <ClubAdmins club={club} admins={admins} />
      <h3>{t('registeredClub.files')}</h3>
      {files.length === 0 ? <Empty>{t('registeredClub.noFiles')}</Empty> : null}
      <ul className="organiser__people">
        {files.map(({ id, url, filename }) => (
          <li key={id}>
            <a href={url} download={filename}>
              {filename}
            </a>
          </li>
        ))}
      </ul>
    </FoldedCard>
  );
}

export function isFilled([, value]: Row): boolean {
  return value !== null && value !== undefined && value !== '';
}

export function addressOf(street: string | null, zip: string | null, city: string | null): string {
  return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
