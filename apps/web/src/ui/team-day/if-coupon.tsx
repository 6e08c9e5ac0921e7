import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { Translator } from '@sevenmetre/phrases';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import { inLanguage, ordinal } from '@sevenmetre/rules/language';
import { matchPath } from '../../lib/paths/paths.ts';
import { hallWithCode } from '../../lib/words/hall-with-code.ts';
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
  const about = aboutOf(t, ahead);
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

function conditionOf(t: Translator, { when, group, standing }: Ahead, opponent: string | null): string {
  switch (when) {
    case 'win':
      return opponent === null ? t('teamDay.ifWin') : t('teamDay.ifBeat', { team: opponent });
    case 'loss':
      return t('teamDay.ifLoss');
    case 'otherwise':
      return t('teamDay.ifNot');
    case 'place':
      return t('teamDay.ifPlace', { place: nth(t, standing), group: group.label });
  }
}

/** The place that the condition gives, where the condition does not name it; the round of a bracket. */
function aboutOf(t: Translator, { when, group, standing, round, place }: Ahead): string | null {
  if (place !== null) return t('teamDay.finalPlace', { place: nth(t, place) });
  if (group.bracket || when === 'place') return roundOf(t, round);
  return t('teamDay.placeIn', { place: nth(t, standing), group: group.label });
}

function meetingOf(
  t: Translator,
  { when, group, round }: Ahead,
  against: NonNullable<Ahead['against']>,
): string {
  const isNamed = group.bracket === true || when === 'place';
  const team = opponentName(t, against);
  const whom = t('teamDay.against', { team });
  const now = against.team || against.certain ? null : against.projected;
  const named = now ? `${whom}, ${t('results.ticket.projected', { team: fullName(now) })}` : whom;
  const name = isNamed ? null : roundOf(t, round);
  return name === null ? named : `${name} · ${named}`;
}

function roundOf(t: Translator, round: Ahead['round']): string | null {
  if (round === null) return null;
  return inLanguage(t.locale, { cs: round.roundCs, en: round.roundEn }) || null;
}

function nth(t: Translator, place: number): string {
  return ordinal(place, t.locale);
}
