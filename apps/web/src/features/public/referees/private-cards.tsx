import { holds } from '@sevenmetre/contract/record';
import type { RefereePrivate } from '@sevenmetre/contract/referees/schemas';
import type { RefereeHead } from '@sevenmetre/contract/referees/referee-slice';
import type { ReactNode } from 'react';
import { refereePath, refereeRegistrationPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { instantDate, instantMoment, longDate, longDateInSentence } from './long-date.ts';
import type { Private } from './use-private.ts';

interface PrivateCardsProps {
  readonly own: Private;
  readonly colleague: RefereeHead | null;
}

/** The cards of a registration, for the referee and the organisers; nothing at all for anybody else. */
export function PrivateCards({ own, colleague }: PrivateCardsProps) {
  const t = useWords();
  if (own.state === 'failed') return <FieldError retry={own.retry} />;
  if (own.state !== 'found') return null;
  return (
    <div className="referee__private">
      <p className="muted small">{t('referees.private.onlyYou')}</p>
      <Registration body={own.body} />
      <Accommodation body={own.body} />
      <OtherData body={own.body} colleague={colleague} />
      <Contact body={own.body} />
    </div>
  );
}

function FieldError({ retry }: { retry: () => void }) {
  const t = useWords();
  return (
    <p className="notice-bar" role="alert">
      <span>{t('referees.private.error')}</span>
      <button className="button button--outline" type="button" onClick={retry}>
        {t('referees.private.again')}
      </button>
    </p>
  );
}

interface CardProps {
  readonly body: RefereePrivate;
}

function Registration({ body: { registration, referee, links } }: CardProps) {
  const t = useWords();
  return (
    <Card id="registration" heading={t('referees.private.heading')}>
      <Line name={t('referees.private.date')}>
        {instantDate(t, registration.createdAt, registration.timeZone)}
      </Line>
      <Line name={t('referees.private.updateTill')}>
        {registration.updateTill === null
          ? t('referees.private.noBound')
          : instantMoment(t, registration.updateTill, registration.timeZone)}
      </Line>
      <Line name={t('referees.private.state')}>{t(`referees.private.states.${registration.state}`)}</Line>
      {holds(links, 'refereeRegistrationUpdate') ? (
        <div>
          <dt className="visually-hidden">{t('referees.private.edit')}</dt>
          <dd>
            <Link className="button" to={refereeRegistrationPath(referee.id)}>
              {t('referees.private.edit')}
            </Link>
          </dd>
        </div>
      ) : null}
    </Card>
  );
}

function Accommodation({ body: { accommodation } }: CardProps) {
  const { t, locale } = useLanguage();
  const { requested, hotel, arrivalDate, departureDate, nights } = accommodation;
  const heading = t('referees.private.accommodation');
  if (!requested) {
    return (
      <Card id="accommodation" heading={heading}>
        <Line name={heading}>{t('referees.private.notRequested')}</Line>
      </Card>
    );
  }
  return (
    <Card id="accommodation" heading={heading}>
      <Line name={t('referees.private.hotel')}>
        {hotel ? localName(hotel, locale) : t('referees.private.hotelLater')}
      </Line>
      <Line name={t('referees.private.stay')}>
        {arrivalDate !== null && departureDate !== null
          ? t('referees.private.dates', {
              arrival: longDate(t, arrivalDate),
              departure: longDateInSentence(t, departureDate),
            })
          : null}
      </Line>
      <Line name={t('referees.private.nights')}>{nights}</Line>
      <Line name={t('referees.private.singleRoom')}>
        {t(accommodation.singleRoom ? 'referees.private.yes' : 'referees.private.no')}
      </Line>
      <Line name={t('referees.private.accompanying')}>{accommodation.accompanyingPersons}</Line>
    </Card>
  );
}

function OtherData({
  body: { other, referee, note },
  colleague,
}: CardProps & Pick<PrivateCardsProps, 'colleague'>) {
  const t = useWords();
  return (
    <Card id="further" heading={t('referees.private.further')}>
      <Line name={t('referees.private.colleagueAssigned')}>
        {colleague ? (
          <Link to={refereePath(colleague.id)}>
            {colleague.firstName} {colleague.lastName}
          </Link>
        ) : null}
      </Line>
      <Line name={t('referees.private.colleagueRequested')}>{other.colleagueRequested}</Line>
      <Line name={t('referees.private.highestCompetition')}>{other.highestCompetition}</Line>
      <Line name={t('referees.private.project')}>{other.project}</Line>
      <Line name={t('referees.private.tshirt')}>{other.tshirtSize}</Line>
      <Line name={t('referees.private.mealVouchers')}>{other.mealVouchers}</Line>
      <Line name={t('referees.private.sex')}>
        {referee.sex === null ? null : t(`referees.private.sexes.${referee.sex}`)}
      </Line>
      <Line name={t('referees.private.birthYear')}>{referee.birthYear}</Line>
      {note ? <Line name={t('referees.private.note')}>{note}</Line> : null}
    </Card>
  );
}

function Contact({ body: { contact } }: CardProps) {
  const t = useWords();
  const { street, city, zip, phone, email } = contact;
  const town = [zip, city].filter(Boolean).join(' ');
  return (
    <Card id="contact" heading={t('referees.private.contact')}>
      <Line name={t('referees.private.address')}>{[street, town].filter(Boolean).join(', ') || null}</Line>
      <Line name={t('referees.private.phone')}>
        {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
      </Line>
      <Line name={t('referees.private.email')}>{email ? <a href={`mailto:${email}`}>{email}</a> : null}</Line>
    </Card>
  );
}

function Card({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
      </div>
      <dl className="referee__facts">{children}</dl>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  const t = useWords();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? t('referees.private.nothing')}</dd>
    </div>
  );
}
