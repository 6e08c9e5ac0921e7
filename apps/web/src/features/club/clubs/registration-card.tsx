import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import { holds } from '@sevenmetre/contract/record';
import { clubPlacePath, clubRegistrationPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { instantDayText, instantText, weekdayText } from '../../../lib/time/moments.ts';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';

interface RegistrationCardProps {
  readonly club: ClubDetail;
  readonly registration: NonNullable<ClubDetail['registration']>;
}

export function RegistrationCard({ club, registration }: RegistrationCardProps) {
  const t = useWords();
  const { id, timeZone, links } = club;
  const { createdAt, editableTill, state, stateReason, arrivalDate, departureDate } = registration;
  const day = (name: string, value: string | null) =>
    value === null ? [] : [[name, weekdayText(t, value)] as const];
  const editable =
    editableTill === null ? t('clubs.registration.always') : instantText(t, editableTill, timeZone);
  return (
    <Card title={t('clubs.registration.heading')} span={4}>
      <Facts
        rows={[
          [t('clubs.registration.date'), instantDayText(t, createdAt, timeZone)],
          [t('clubs.registration.editable'), editable],
          [t('clubs.registration.state'), t(`signedIn.clubState.${state}`)],
          ...day(t('clubs.registration.arrival'), arrivalDate),
          ...day(t('clubs.registration.departure'), departureDate),
        ]}
      />
      {state === 'declined' && stateReason !== null ? (
        <p>{t('clubs.registration.reason', { reason: stateReason })}</p>
      ) : null}
      {holds(links, 'clubRegistrationUpdate') ? (
        <KnownLink to={clubRegistrationPath(id)}>{t('clubs.registration.update')}</KnownLink>
      ) : (
        <>
          <p className="muted">{t('clubs.registration.closed')}</p>
          {holds(links, 'clubRegistrationPlace') ? (
            <KnownLink to={clubPlacePath(id)}>{t('clubs.registration.place')}</KnownLink>
          ) : null}
        </>
      )}
    </Card>
  );
}
