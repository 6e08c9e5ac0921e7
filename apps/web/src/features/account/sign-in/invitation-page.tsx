import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LinkedInvitation } from '@sevenmetre/contract/invitations/schemas';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { accountApi } from '../../../lib/api/account-api.ts';
import { type FoundOfLink, useOfLink } from '../../../lib/page/use-of-link.ts';
import { useSession } from '../../../lib/session/session.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link, isPlain } from '../../../ui/link.tsx';
import { AuthForm } from './sign-in-form.tsx';
import { IncompleteLink, useLinkSecret } from './incomplete-link.tsx';
import { Done, WayIn } from './sign-in-frame.tsx';

type Settled = 'accepted' | 'declined';

/** An invitation by the link of its mail: it is declined by anybody who holds it, and accepted by the account of its address. */
export function InvitationPage() {
  const t = useWords();
  const secret = useLinkSecret();
  const [settled, setSettled] = useState<Settled | null>(null);
  return (
    <WayIn title={t('signIn.invitation.title')} lead={t('signIn.invitation.lead')}>
      {secret === null ? (
        <IncompleteLink action={<Onwards />}>{t('signIn.reset.incompleteText')}</IncompleteLink>
      ) : settled !== null ? (
        <>
          <Done heading={t(`signIn.invitation.${settled}`)} />
          <p className="sign-in__more">
            <Onwards />
          </p>
        </>
      ) : secret === undefined ? null : (
        <Offer token={secret} settle={setSettled} />
      )}
    </WayIn>
  );
}

function Onwards() {
  const t = useWords();
  return (
    <Link className="button" to="/dashboard">
      {t('signIn.invitation.onwards')}
    </Link>
  );
}

async function findOffer(token: string): Promise<FoundOfLink<LinkedInvitation>> {
  const { status, body } = await accountApi.invitationOfLink({ body: { token } });
  return status === 200 ? { found: body } : { error: body.error };
}

function Offer({ token, settle }: { token: string; settle: (how: Settled) => void }) {
  const t = useWords();
  const offer = useOfLink(token, findOffer);
  if (offer === null) return null;
  if (typeof offer === 'string') {
    return (
      <p className="sign-in__error" role="alert">
        {offer}
      </p>
    );
  }
  const { clubName, clubAdmin, teams, email } = offer;
  const what = [...(clubAdmin ? [t('signIn.invitation.wholeClub')] : []), ...teams].join(', ');
  const facts = [
    [t('signIn.invitation.club'), clubName],
    [t('signIn.invitation.permissions'), what],
    [t('signIn.invitation.address'), email],
  ] as const;
  return (
    <>
      <dl className="sign-in__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Answers token={token} offer={offer} settle={settle} />
    </>
  );
}

interface AnswersProps {
  readonly token: string;
  readonly offer: LinkedInvitation;
  readonly settle: (how: Settled) => void;
}

function Answers({ token, offer, settle }: AnswersProps) {
  const t = useWords();
  const session = useSession();
  const user = session.current.user;
  const isAsked = useAsked(session.ensure);
  const [error, setError] = useState<string | null>(null);
  const standing = standingOf(user, offer.email);
  const answer = async (how: Settled) => {
    setError(null);
    const given = await (
      how === 'accepted'
        ? accountApi.ownInvitationAnswer({ params: { id: offer.id }, body: { accept: true } })
        : accountApi.invitationOfLinkDecline({ body: { token } })
    ).catch(() => null);
    if (given?.status !== 200) return setError(refusalText(t, given));
    if (how === 'accepted') await session.ensure({ force: true });
    settle(how);
  };
  if (!isAsked) return null;
  return (
    <>
      {standing === 'ready' ? (
        <AuthForm submit={t('signIn.invitation.accept')} error={error} send={() => answer('accepted')}>
          {null}
        </AuthForm>
      ) : (
        <p>{t(`signIn.invitation.${standing}`)}</p>
      )}
      {standing === 'signedOut' ? <WaysIn offer={offer} /> : null}
      <p className="sign-in__more">
        <button className="button button--outline" type="button" onClick={() => void answer('declined')}>
          {t('signIn.invitation.decline')}
        </button>
        {error !== null && standing !== 'ready' ? <span role="alert">{error}</span> : null}
      </p>
    </>
  );
}

/** Whether it is known who is signed in. */
function useAsked(ensure: ReturnType<typeof useSession>['ensure']): boolean {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => void ensure().then(() => setAsked(true)), [ensure]);
  return isAsked;
}

/** Sign in, or sign up with what the club entered filled in. */
function WaysIn({ offer: { firstName, lastName, email } }: { offer: LinkedInvitation }) {
  const t = useWords();
  const navigate = useNavigate();
  const person = { firstName, lastName, email };
  return (
    <p className="sign-in__more">
      <Link className="button" to="/login">
        {t('signIn.submit')}
      </Link>
      <Link
        to="/registration"
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          void navigate('/registration', { state: { person } });
        }}
      >
        {t('signIn.signUp')}
      </Link>
    </p>
  );
}

function standingOf(user: CurrentUser | null, email: string) {
  if (user === null) return 'signedOut';
  if (user.username !== email) return 'otherAddress';
  return user.emailVerified ? 'ready' : 'unproven';
}
