import { inLanguage } from '@sevenmetre/rules/language';
import { useParams } from 'react-router';
import type { TeamPlan } from '@sevenmetre/contract/match-rosters/schemas';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import { clubPath, matchRosterPath, ownDashboardPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { UnknownSignedInPage } from '../../../ui/page/unknown-signed-in-page.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { MatchLine, LockSign } from './roster-head.tsx';
import './team-plan.css';

/** Matches of a team, each with its roster. */
export function TeamPlanPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <PlanOfTeam key={id} teamId={Number(id)} /> : <UnknownSignedInPage />;
}

function PlanOfTeam({ teamId }: { teamId: number }) {
  const t = useWords();
  const read = useRead('teamPlan', { params: { id: teamId } });
  const plan = read.data;
  const back = plan
    ? { to: clubPath(plan.clubId), name: t('matchRosters.plan.club') }
    : { to: ownDashboardPath, name: t('signedIn.nav.dashboard') };
  const category = plan && inLanguage(t.locale, { cs: plan.category.nameCs, en: plan.category.nameEn });
  const sub = plan ? { sub: `${fullName(plan.team)} · ${category}` } : {};
  return (
    <SignedInPage title={t('matchRosters.plan.title')} width="form" back={back} {...sub}>
      <Ready read={read}>{(found) => <Plan plan={found} />}</Ready>
    </SignedInPage>
  );
}

function Plan({ plan }: { plan: TeamPlan }) {
  const t = useWords();
  if (plan.matches.length === 0) return <Empty>{t('matchRosters.plan.empty')}</Empty>;
  const groups = [...plan.days, null].map((day) => ({
    day,
    matches: plan.matches.filter(({ ticket }) => ticket.day === day),
  }));
  return groups
    .filter(({ matches }) => matches.length > 0)
    .map(({ day, matches }) => (
      <section
        className="team-plan__day"
        key={day ?? 'none'}
        aria-label={day === null ? t('matchRosters.plan.noDay') : weekdayText(t, day)}
      >
        <h2>{day === null ? t('matchRosters.plan.noDay') : weekdayText(t, day)}</h2>
        <ul className="team-plan__cards">
          {matches.map((card) => (
            <li key={card.ticket.id}>
              <PlanCard card={card} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

type CardOfPlan = TeamPlan['matches'][number];

function PlanCard({ card }: { card: CardOfPlan }) {
  const t = useWords();
  const { ticket, side, players, leaders } = card;
  const { home, away } = ticket;
  const match = `${opponentName(t, home)} – ${opponentName(t, away)}`;
  const action = t(
    card.locked
      ? 'matchRosters.plan.show'
      : card.state === 'saved'
        ? 'matchRosters.plan.change'
        : 'matchRosters.plan.fill',
  );
  return (
    <Link className="team-plan__card" to={matchRosterPath(ticket.id, side)}>
      <span className="team-plan__time">{ticket.time ?? '–'}</span>
      <span>
        <b>{match}</b>
        <MatchLine ticket={ticket} showsTime={false} />
      </span>
      <span className="team-plan__state">
        <StateBadge card={card} />
        <span className="visually-hidden">{action}</span>
        {players + leaders > 0 ? (
          <small>
            {t('matchRosters.plan.counts', {
              players: t('matchRosters.plan.players', { count: players }),
              leaders: t('matchRosters.plan.leaders', { count: leaders }),
            })}
          </small>
        ) : null}
      </span>
    </Link>
  );
}

function StateBadge({ card }: { card: CardOfPlan }) {
  const t = useWords();
  if (card.locked) {
    return (
      <Badge kind="plain">
        <LockSign />
        {t('matchRosters.plan.closed')}
      </Badge>
    );
  }
  return card.state === 'saved' ? (
    <Badge kind="good">{t('matchRosters.plan.saved')}</Badge>
  ) : (
    <Badge kind="wait">{t('matchRosters.plan.toFill')}</Badge>
  );
}
