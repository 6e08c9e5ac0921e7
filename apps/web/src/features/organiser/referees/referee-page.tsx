import type { Outcomes } from '@sevenmetre/contract/outcomes';
import type { RefereeRegistrationAdmin } from '@sevenmetre/contract/referees/admin-registrations';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { organiserRefereePath, refereeRegistrationsPath } from '../../../lib/paths/signed-in-paths.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { dayText, instantText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Link } from '../../../ui/link.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card, CardGrid, Facts } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { RefereeChecks } from '../registrations/checks.tsx';
import { addressOf, isFilled } from '../registrations/club-facts.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { NoteCard } from '../registrations/note-card.tsx';
import { OutcomeReport } from '../registrations/outcome-report.tsx';
import { RefereeLinks } from './referee-links.tsx';
import { isRefereeAction, useRefereeAction } from './referee-bulk.tsx';
import { RefereeHalls } from './referee-halls.tsx';
import { StateBadge } from '../registrations/state-badge.tsx';
import { Timeline } from '../registrations/timeline.tsx';
import { RecentPresses } from '../undo/recent-presses.tsx';

type Detail = RefereeRegistrationAdmin;

/** A referee's registration with everything that organisers know of it. */
export function RefereePage() {
  const t = useWords();
  const { id = '' } = useParams();
  const read = useRead('refereeRegistrationAdmin', { params: { id } });
  const [results, setResults] = useState<Outcomes['results'] | null>(null);
  const detail = read.data;
  const { firstName = '', lastName = '' } = detail?.referee ?? {};
  return (
    <AdminPage
      title={detail ? `${firstName} ${lastName}` : t('registeredReferees.list.referee')}
      back={{ to: refereeRegistrationsPath, name: t('registeredReferees.detail.back') }}
      sub={detail ? <Heading detail={detail} /> : undefined}
      actions={detail ? <Actions detail={detail} report={setResults} /> : undefined}
    >
      <RefereeLinks refereeId={Number(id)} />
      <RecentPresses kinds={['referee-states', 'referee-halls']} />
      {results ? <OutcomeReport results={results} /> : null}
      <Ready read={read}>{(data) => <Cards detail={data} />}</Ready>
    </AdminPage>
  );
}

function Heading({ detail: { referee, timeZone, checks } }: { detail: Detail }) {
  const t = useWords();
  return (
    <>
      <StateBadge state={referee.state} />
      <span>{t('registeredClub.registered', { date: instantText(t, referee.createdAt, timeZone) })}</span>
      {checks.length === 0 ? null : <RefereeChecks checks={checks} />}
    </>
  );
}

interface ActionsProps {
  readonly detail: Detail;
  readonly report: (results: Outcomes['results']) => void;
}

function Actions({ detail, report }: ActionsProps) {
  const t = useWords();
  const act = useRefereeAction(report);
  return (
    <>
      {detail.actions
        .filter(isRefereeAction)
        .toReversed()
        .map((action) => (
          <AsyncButton
            key={action}
            look={action === 'approve' ? 'primary' : 'plain'}
            action={() => act(action, [detail.referee])}
          >
            {t(`registrations.action.${action}`)}
          </AsyncButton>
        ))}
    </>
  );
}

function Cards({ detail }: { detail: Detail }) {
  const t = useWords();
  const { referee, timeline, timeZone } = detail;
  return (
    <>
      {referee.stateReason === null ? null : (
        <Banner kind="bad">{t('registeredClub.reason', { reason: referee.stateReason })}</Banner>
      )}
      <CardGrid>
        <RefereePerson detail={detail} />
        <RefereeStay detail={detail} />
        <RefereeHalls key={`halls ${referee.id}`} detail={detail} />
        <NoteCard key={referee.id} kind="referee" id={referee.id} stored={referee.internalNote} />
        <Timeline entries={timeline} timeZone={timeZone} />
      </CardGrid>
    </>
  );
}

type Row = readonly [name: string, value: ReactNode];

/** Who the referee is, and how to reach them. */
export function RefereePerson({ detail: { referee, timeZone } }: { detail: Detail }) {
  const t = useWords();
  const { email, phone, colleagueId, colleague, colleagueRequested } = referee;
  const requested =
    colleagueRequested && t('registeredReferees.detail.requested', { name: colleagueRequested });
  const pair =
    colleagueId === null ? requested : <Link to={organiserRefereePath(colleagueId)}>{colleague}</Link>;
  const agreed = referee.agreedToTermsAt && instantText(t, referee.agreedToTermsAt, timeZone);
  const rows: readonly Row[] = [
    [t('registeredReferees.detail.email'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('registeredClub.phone'), phone && <a href={`tel:${phone}`}>{phone}</a>],
    [t('registeredClub.address'), addressOf(referee.street, referee.zip, referee.city)],
    [t('registeredClub.country'), referee.countryCode && countryNameOf(t, referee.countryCode)],
    [t('registeredReferees.detail.sex'), referee.sex && t(`registeredReferees.detail.sexes.${referee.sex}`)],
    [t('registeredReferees.detail.birthYear'), referee.birthYear],
    [t('registeredReferees.detail.competition'), referee.highestCompetition],
    [t('registeredReferees.detail.licence'), referee.licenceNumber],
    [t('registeredReferees.detail.colleague'), pair],
    [t('registeredReferees.detail.tshirt'), referee.tshirtSize],
    [t('registeredReferees.detail.project'), referee.project],
    [t('registeredReferees.detail.meals'), referee.mealVouchers],
    [t('registeredClub.agreed'), agreed],
  ];
  return (
    <Card title={t('registeredReferees.detail.person')} span={6}>
      <Facts rows={rows.filter(isFilled)} />
      {referee.registrationNote ? (
        <div>
          <p className="muted">{t('registeredReferees.detail.note')}</p>
          <p className="organiser__text">{referee.registrationNote}</p>
        </div>
      ) : null}
    </Card>
  );
}

/** When the referee comes, and where they sleep. */
export function RefereeStay({ detail: { referee, bed } }: { detail: Detail }) {
  const t = useWords();
  const { locale } = useLanguage();
  const yesNo = (value: boolean) => t(value ? 'signedIn.yes' : 'signedIn.no');
  const rows: readonly Row[] = [
    [t('registeredReferees.detail.wanted'), yesNo(referee.wantsAccommodation)],
    [t('registeredClub.arrival'), referee.arrivalDate && dayText(t, referee.arrivalDate)],
    [t('registeredClub.departure'), referee.departureDate && dayText(t, referee.departureDate)],
    [t('registeredReferees.detail.single'), yesNo(referee.wantsSingleRoom)],
    [t('registeredReferees.detail.company'), referee.accompanimentPersons],
    [t('registeredReferees.detail.sleeps'), bed && `${localName(bed.place, locale)}, ${bed.lodging}`],
  ];
  return (
    <Card title={t('registeredReferees.detail.accommodation')} span={6}>
      <Facts rows={rows.filter(isFilled)} />
    </Card>
  );
}
