import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { ClubOffer, OwnClubRegistrations } from '@sevenmetre/contract/registrations/club-registration';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { actsForNewClub, type JoinOrder, readJoinOrder } from '@sevenmetre/rules/registration';
import {
  clubStatusPath,
  ownDashboardPath,
  registrationPath,
  registrationsPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { formOfEntry } from '../../../ui/forms/step-form.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { newKey } from '../../../lib/queries/new-key.ts';
import { type RegistrationDraft, countryOfOrder, emptyForm, teamsOfOrder } from './draft.ts';
import { RegistrationForm } from './registration-form.tsx';
import { findSent, isDiscarded } from './sent-forms.ts';

/** Places and prices are asked for again so often, milliseconds: what is left changes while one chooses. */
export const offerEvery = 30_000;

/** A new registration; closed registrations lead to the dashboard. An organiser registers a club for others (RW8). */
export function ClubCreatePage() {
  const t = useWords();
  const { user } = useSession().current;
  const [search] = useSearchParams();
  const own = useRead('ownClubRegistrations', {});
  const isOpen = own.data?.create === 'granted';
  const [isBegun, setBegun] = useState(isOpen);
  // A deadline that passes while somebody types must not take the form away: it says so when it is sent.
  if (isOpen && !isBegun) setBegun(true);
  const offer = useRead('clubOffer', {}, { enabled: isOpen || isBegun, every: offerEvery });
  const { state }: { state: unknown } = useLocation();
  const userId = user?.id ?? 0;
  const [entry] = useState(() => formOfEntry(state));
  const [sent] = useState(() => findSent(userId, entry));
  const isOwn = actsForNewClub(user?.roles ?? []);
  // An entry of the history that was left behind by a form that was sent.
  if (sent !== null) return <Navigate to={isOwn ? clubStatusPath(sent) : registrationPath(sent)} replace />;
  if (own.data && !isOpen && !isBegun) return <Navigate to={ownDashboardPath} replace />;
  const order = readJoinOrder((name) => search.get(name));
  const year = offer.data ? String(offer.data.edition.year) : '…';
  return (
    <SignedInPage
      title={t('clubRegistration.create', { year })}
      back={{
        to: isOwn ? ownDashboardPath : registrationsPath,
        name: t(isOwn ? 'clubRegistration.back' : 'clubRegistration.backToAll'),
      }}
      width="form"
    >
      <Ready read={own}>
        {({ previous, current }) => (
          <Ready read={offer}>
            {(data) => (
              <>
                {isOwn ? <Registered current={current} /> : null}
                <PlacesBanner offer={data} />
                <RegistrationForm
                  offer={data}
                  stored={null}
                  previous={previous}
                  order={order}
                  fresh={() => freshDraft(isOwn ? user : null, data, order, keyOf(userId, entry))}
                  refresh={offer.refresh}
                />
              </>
            )}
          </Ready>
        )}
      </Ready>
    </SignedInPage>
  );
}

/** The key of a new form: that of the entry, so that a page that is loaded again stays the form it was. */
function keyOf(userId: number, entry: string | null): string {
  return entry === null || isDiscarded(userId, entry) ? newKey() : entry;
}

/** The clubs that the user has registered, which are changed and not registered again (CR14). */
function Registered({ current }: Pick<OwnClubRegistrations, 'current'>) {
  const t = useWords();
  const registered = current.filter(({ registrationState }) => registrationState !== 'declined');
  if (registered.length === 0) return null;
  return (
    <Banner kind="wait">
      <div>{t('clubRegistration.already.clubs')}</div>
      <div className="actions">
        {registered.map(({ id, name }) => (
          <KnownLink key={id} to={clubStatusPath(id)}>
            {name}
          </KnownLink>
        ))}
      </div>
    </Banner>
  );
}

/** Says before the first step that the deadline has passed, and that teams go on the waiting list. */
function PlacesBanner({ offer }: { readonly offer: ClubOffer }) {
  const t = useWords();
  const { categories, clubTeamCreateTill: till, edition, isLate } = offer;
  const isFull = categories.every(
    ({ capacity, acceptedOfOthers }) => capacity !== null && acceptedOfOthers >= capacity,
  );
  const late =
    isLate && till !== null
      ? t('clubRegistration.late', { till: instantText(t, till, edition.timeZone) })
      : null;
  const waits = isFull ? t('clubRegistration.allWait') : isLate ? t('clubRegistration.someWait') : null;
  if (late === null && waits === null) return null;
  return (
    <Banner kind="wait">
      {late} {waits}
    </Banner>
  );
}

const nobody = { firstName: '', lastName: '', phone: null };

/** @param order what was counted on the join page; null: nothing */
function freshDraft(
  user: CurrentUser | null,
  offer: ClubOffer,
  order: JoinOrder | null,
  clientKey: string,
): RegistrationDraft {
  const form = { ...emptyForm(user ?? nobody, offer, newKey()), countryId: countryOfOrder(order, offer) };
  return {
    form: order === null ? form : { ...form, teams: teamsOfOrder(order, offer, newKey) },
    files: [],
    step: 'club',
    checked: [],
    clientKey,
    order,
    base: null,
  };
}
