import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { aboutAhead, conditionOf, meetingOf } from '@sevenmetre/phrases/team-ahead';
import { hallWithCode } from '@sevenmetre/phrases/names';
import { matchPath } from '../../lib/paths/paths.ts';
import { useLanguage } from '../../lib/words/words.ts';
import type { PrintedCategory } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { inkOf, When } from './coupon.tsx';

type Ahead = TeamSlice['ahead'][number];

interface IfCouponProps {
  readonly ahead: Ahead;
  readonly category: PrintedCategory;
  /** Whom the team meets in the match that decides; null: nobody knows yet. */
  readonly opponent: string | null;
}

/** A match that is not certain: its stub has an edge of ink only, and its label begins with "if". */
export function IfCoupon({ ahead, category, opponent }: IfCouponProps) {
  const { t, locale } = useLanguage();
  const { match, against } = ahead;
  const about = aboutAhead(t, ahead);
  return (
    <div className={`coupon coupon--if ${inkOf(category)}`}>
      <div className="coupon__stub">
        {match ? (
          <>
            <b>{match.time ?? '–'}</b>
            <When ticket={match} />
          </>
        ) : null}
      </div>
      <div className="coupon__body">
        <p className="coupon__label">
          <span>{conditionOf(t, ahead, opponent)}</span>
          {about === null ? null : <span>{about}</span>}
        </p>
        {match?.hall ? <p className="coupon__hall">{hallWithCode(match.hall, locale)}</p> : null}
        {match && against ? (
          <p className="coupon__more">
            <Link className="coupon__link" to={matchPath(match.id)}>
              {meetingOf(t, ahead, against)}
            </Link>
          </p>
        ) : null}
      </div>
    </div>
  );
}
