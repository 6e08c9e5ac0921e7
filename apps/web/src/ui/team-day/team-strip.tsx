import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { decidingOpponent } from '@sevenmetre/phrases/team-ahead';
import { useId } from 'react';
import { teamPath } from '../../lib/paths/paths.ts';
import { placeInGroup } from '../../lib/words/place-in-group.ts';
import { useWords } from '../../lib/words/words.ts';
import { FollowButton } from '../follow-button.tsx';
import { Plate } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { TeamName } from '../team-name.tsx';
import { Actions } from './actions.tsx';
import { ComingCoupon, inkOf, LastCoupon, LiveCoupon } from './coupon.tsx';
import { IfCoupon } from './if-coupon.tsx';
import { teamDay } from './team-day.ts';
import type { FreshTickets, TeamDay } from './team-day.ts';
import { WayLine } from './way.tsx';
import './team-strip.css';
import './coupon.css';

interface TeamStripProps {
  readonly slice: TeamSlice;
  readonly fresh?: FreshTickets;
  /** On the team's own page the band above says who it is. */
  readonly bare?: boolean;
}

const none: FreshTickets = new Map();

/** One team's day as coupons of one strip: what it plays now and next, what may follow, how the last match ended. */
export function TeamStrip({ slice, fresh = none, bare = false }: TeamStripProps) {
  const t = useWords();
  const id = useId();
  const day = teamDay(slice, fresh);
  const isEmpty = day.live === null && day.next === null && day.last === null;
  return (
    <article
      className="team-strip"
      {...(bare ? { 'aria-label': t('teamDay.heading') } : { 'aria-labelledby': id })}
    >
      {bare ? null : <Head slice={slice} id={id} />}
      {isEmpty ? <p className="team-strip__note">{t('teamDay.waiting')}</p> : null}
      <Coupons slice={slice} day={day} wayOnly={bare} />
    </article>
  );
}

function Coupons({ slice, day, wayOnly }: { slice: TeamSlice; day: TeamDay; wayOnly: boolean }) {
  const t = useWords();
  const { team, category } = slice;
  const { live, next, later, ahead, last } = day;
  return (
    <>
      {live ? <LiveCoupon ticket={live} category={category} /> : null}
      {next ? (
        <ComingCoupon
          ticket={next}
          category={category}
          teamId={team.id}
          label={t('teamDay.next')}
          about={next.group?.label}
        >
          <WayLine slice={slice} ticket={next} />
        </ComingCoupon>
      ) : null}
      {live || next ? <Actions slice={slice} ticket={next ?? live} wayOnly={wayOnly} /> : null}
      {later.map((ticket) => (
        <ComingCoupon
          key={ticket.id}
          ticket={ticket}
          category={category}
          teamId={team.id}
          label={t('teamDay.later')}
          about={ticket.group?.label}
        />
      ))}
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

function Head({ slice, id }: { slice: TeamSlice; id: string }) {
  const t = useWords();
  const { team, category, groups } = slice;
  const last = groups.at(-1);
  return (
    <header className={`team-strip__head ${inkOf(category)}`}>
      <Plate category={category} text={last?.label ?? category.code} />
      <FollowButton team={team} className="icon-button" />
      <h3 id={id}>
        <Link to={teamPath(team.id)}>
          <TeamName team={team} />
        </Link>
      </h3>
      {slice.withdrawn ? (
        <p>{t('results.row.withdrawnLong')}</p>
      ) : last ? (
        <p>{placeInGroup(t, last)}</p>
      ) : null}
    </header>
  );
}
