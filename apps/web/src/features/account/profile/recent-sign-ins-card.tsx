import type { Account } from '@sevenmetre/contract/account/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { clockText, instantDayText } from '../../../lib/time/moments.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { deviceName } from './device-name.ts';
import { ownZone } from './own-time-zone.ts';

type SignIn = Account['signIns'][number];

/** Who signed in to the account lately, and who tried to. */
export function RecentSignInsCard({ signIns }: { signIns: readonly SignIn[] }) {
  const t = useWords();
  return (
    <Card title={t('profile.signIns.title')} span={6}>
      {signIns.length === 0 ? <Empty>{t('profile.signIns.none')}</Empty> : null}
      <ul className="profile__list">
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      <p className="field-hint">{t('profile.signIns.hint')}</p>
    </Card>
  );
}

function SignInRow({ signIn: { at, outcome, userAgent, isKnown } }: { signIn: SignIn }) {
  const t = useWords();
  const when = t('profile.signIns.at', {
    day: instantDayText(t, at, ownZone()),
    time: clockText(t, Date.parse(at)),
  });
  const isNew = outcome === 'signed-in' && !isKnown;
  return (
    <li className="profile__row">
      <div>
        <b>{deviceName(t, userAgent)}</b>
        <span className="field-hint">{isNew ? `${when} · ${t('profile.signIns.newDevice')}` : when}</span>
      </div>
      <Badge kind={outcome === 'signed-in' ? 'good' : 'bad'}>{t(`profile.signIns.outcome.${outcome}`)}</Badge>
    </li>
  );
}
