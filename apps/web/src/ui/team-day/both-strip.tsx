import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { Translator } from '@sevenmetre/phrases';
import { fullName } from '@sevenmetre/phrases/names';
import { decidingOpponent } from '@sevenmetre/phrases/team-ahead';
import { isLive } from '../../lib/matches/match-clock.ts';
import { teamPath } from '../../lib/paths/paths.ts';
import { clockTime } from '../../lib/time/age.ts';
import { useWords } from '../../lib/words/words.ts';
import { Plate } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { TeamName } from '../team-name.tsx';
import { Actions } from './actions.tsx';
import { bothDays } from './both-days.ts';
import type { DayPart, Overlap, OwnMatch } from './both-days.ts';
import { ComingCoupon, inkOf, LastCoupon, LiveCoupon } from './coupon.tsx';
import { IfCoupon } from './if-coupon.tsx';
import { teamDay } from './team-day.ts';
import type { FreshTickets } from './team-day.ts';
import { Directions, WayLine } from './way.tsx';
import './team-strip.css';
import './coupon.css';

interface BothStripProps {
  readonly teams: readonly TeamSlice[];
  readonly fresh: FreshTickets;
}

/** The day of several teams as one strip, by time, with what cannot be watched both. */
export function BothStrip({ teams, fresh }: BothStripProps) {
  const t = useWords();
  return (
    <article className="team-strip" aria-label={t('teamDay.heading')}>
      <header className="team-strip__both">
        {teams.map(({ team, category, groups }) => (
          <Link key={team.id} className={inkOf(category)} to={teamPath(team.id)}>
            <Plate category={category} text={groups.at(-1)?.label ?? category.code} />
            <TeamName team={team} />
          </Link>
        ))}
      </header>
      {bothDays(teams, fresh).map((part) => (
        <PartOfDay key={part.matches[0]?.ticket.id} part={part} />
      ))}
      {teams.map((slice) => (
        <Rest key={slice.team.id} slice={slice} fresh={fresh} />
      ))}
    </article>
  );
}

function PartOfDay({ part: { matches, overlaps } }: { part: DayPart }) {
  const t = useWords();
  const coupons = matches.map((own) => <Own key={own.ticket.id} own={own} />);
  if (overlaps.length === 0) return <>{coupons}</>;
  const zone = matches[0]?.slice.edition.timeZone ?? 'UTC';
  return (
    <div className="team-strip__overlap" role="group" aria-label={t('teamDay.overlap')}>
      {overlaps.map((overlap) => (
        <p key={`${overlap.time} ${overlap.endsAt}`} className="team-strip__note">
          {overlapText(t, overlap, zone)}
        </p>
      ))}
      {coupons}
    </div>
  );
}

function overlapText(t: Translator, { time, endsAt, walk }: Overlap, zone: string): string {
  const facts = { time, ends: clockTime(zone, endsAt) };
  return walk ? t('teamDay.overlapFar', { ...facts, minutes: walk }) : t('teamDay.overlapNear', facts);
}

function Own({ own: { slice, ticket } }: { own: OwnMatch }) {
  const { category, team } = slice;
  if (isLive(ticket)) return <LiveCoupon ticket={ticket} category={category} />;
  return (
    <ComingCoupon
      ticket={ticket}
      category={category}
      teamId={team.id}
      label={`${fullName(team)} · ${ticket.group?.label ?? category.code}`}
    >
      <WayLine slice={slice} ticket={ticket} />
      <Directions slice={slice} ticket={ticket} className="coupon__way" />
    </ComingCoupon>
  );
}

/** What may follow for one of the teams, its last result, its calendar and bell. */
function Rest({ slice, fresh }: { slice: TeamSlice; fresh: FreshTickets }) {
  const { team, category } = slice;
  const { ahead, last } = teamDay(slice, fresh);
  return (
    <>
      <p className="team-strip__note">{fullName(team)}</p>
      <Actions slice={slice} ticket={null} />
      {ahead.map((one) => (
        <IfCoupon
          key={`${one.when} ${one.standing}`}
          ahead={one}
          category={category}
          opponent={decidingOpponent(slice, one.group.slug)}
        />
      ))}
      {last ? <LastCoupon ticket={last} category={category} teamId={team.id} /> : null}
    </>
  );
}
