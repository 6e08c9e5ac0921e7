import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import { holds } from '@sevenmetre/contract/record';
import { clubRosterPath } from '../../../lib/paths/signed-in-paths.ts';
import { serverNow } from '../../../lib/time/server-time.ts';
import { useWords } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { Bar, Card } from '../../../ui/page/card.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { Empty } from '../../../ui/page/states.tsx';

/** How many of the expected people have been entered, and until when that is possible. */
export function RosterCard({ club }: { club: ClubDetail }) {
  const t = useWords();
  const { id, roster, timeZone, links, declined } = club;
  const { participants, of, deadline } = roster;
  const isPast = deadline !== null && Date.parse(deadline) <= serverNow();
  const enters = holds(links, 'participantCreate') && !declined;
  return (
    <Card title={t('clubs.roster.heading')} span={4}>
      {participants === 0 ? <Empty>{t('clubs.roster.empty')}</Empty> : null}
      <div className="club-count">
        <b aria-hidden="true">{t.number(participants)}</b>
        <span>{t('clubs.roster.entered', { participants, of })}</span>
      </div>
      <Bar part={participants} of={of} />
      {deadline === null ? null : (
        <p className="muted">
          {t(isPast ? 'clubs.roster.past' : 'clubs.roster.deadline', {
            date: instantText(t, deadline, timeZone),
          })}
        </p>
      )}
      <KnownLink to={clubRosterPath(id)}>{t(enters ? 'clubs.roster.enter' : 'clubs.roster.view')}</KnownLink>
    </Card>
  );
}
