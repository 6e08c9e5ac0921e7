import type { Account } from '@sevenmetre/contract/account/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { clockText, instantDayText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { deviceName } from './device-name.ts';
import { ownZone } from './own-time-zone.ts';
import { useChangePress } from './use-account.ts';

type OwnSession = Account['sessions'][number];

/** Where the user is signed in; each can be ended from here. */
export function SessionsCard({ account }: { account: Account }) {
  const t = useWords();
  const change = useChangePress();
  const endOthers = () => change('accountSessionsEnd', {}, t('profile.sessions.ended'));
  return (
    <Card title={t('profile.sessions.title')} span={6}>
      <ul className="profile__list">
        {account.sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {account.sessions.length > 1 ? (
        <AsyncButton look="plain" action={endOthers}>
          {t('profile.sessions.endOthers')}
        </AsyncButton>
      ) : null}
    </Card>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useWords();
  const change = useChangePress();
  const { id, current, userAgent, lastSeenAt, secondStep } = session;
  const device = deviceName(t, userAgent);
  const facts = [
    t('profile.sessions.lastSeen', {
      day: instantDayText(t, lastSeenAt, ownZone()),
      time: clockText(t, Date.parse(lastSeenAt)),
    }),
    ...(secondStep ? [t('profile.sessions.secondStep')] : []),
  ];
  const end = async () =>
    (await change('accountSessionEnd', { params: { id } }, t('profile.sessions.ended'))) && undefined;
  return (
    <li className="profile__row">
      <div>
        <b>{device}</b>
        <span className="field-hint">{dotted(facts)}</span>
      </div>
      {current ? (
        <Badge kind="good">{t('profile.sessions.here')}</Badge>
      ) : (
        <AsyncButton look="plain" action={end} label={t('profile.sessions.endLong', { device })}>
          {t('profile.sessions.end')}
        </AsyncButton>
      )}
    </li>
  );
}
