import type { BracketWay } from '@sevenmetre/contract/bracket/bracket-way';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { fullName, hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import { ordinal, inLanguage } from '@sevenmetre/rules/language';
import { shortDay } from '../lib/time/days.ts';
import { hasWon } from '../lib/matches/has-won.ts';
import { groupPath, matchPath } from '../lib/paths/paths.ts';
import { useLanguage } from '../lib/words/words.ts';
import { Link } from './link.tsx';
import './bracket-ways.css';

interface BracketWaysProps {
  readonly ways: readonly BracketWay[];
  /** The match that decides. */
  readonly ticket: MatchTicket;
}

/** Where the winner and the loser of a bracket match go, and which place each of them ends on. */
export function BracketWays({ ways, ticket }: BracketWaysProps) {
  const { t } = useLanguage();
  return (
    <dl className="bracket-ways">
      {ways.map((way) => {
        const role = t(way.standing === 1 ? 'results.bracket.winner' : 'results.bracket.loser');
        const team = teamOf(way, ticket);
        return (
          <div key={way.standing}>
            <dt>{role}</dt>
            <dd>
              {team ? <b>{fullName(team)} · </b> : null}
              <WayOn way={way} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The round that follows with its match, or the final place. */
export function WayOn({ way: { next, place } }: { way: BracketWay }) {
  const { t, locale } = useLanguage();
  if (place !== null) return t('results.bracket.place', { place: ordinal(place, locale) });
  if (next === null) return t('results.bracket.ends');
  const { label, slug, match } = next;
  const round = inLanguage(locale, { cs: next.roundCs, en: next.roundEn });
  return (
    <>
      <Link to={groupPath(slug)}>{t('results.bracket.plays', { round, label })}</Link>
      {match ? <NextMatch match={match} /> : null}
    </>
  );
}

type Next = NonNullable<BracketWay['next']>;

function NextMatch({
  match: { id, matchNumber, day, time, hall, against },
}: {
  match: NonNullable<Next['match']>;
}) {
  const { t, locale } = useLanguage();
  const when = [day === null ? null : shortDay(t, day), time].filter(Boolean).join(' ');
  const where = hall === null ? '' : hallWithCode(hall, locale);
  return (
    <>
      <small>
        <Link to={matchPath(id)}>{t('results.bracket.match', { number: String(matchNumber) })}</Link>
        {[when, where].map((part) => (part === '' ? null : ` · ${part}`))}
      </small>
      {against ? <small>{t('results.bracket.against', { team: opponentName(t, against) })}</small> : null}
    </>
  );
}

/** Who goes this way; null before the match is decided. */
function teamOf({ standing }: BracketWay, ticket: MatchTicket) {
  if (ticket.stageCode !== 'finished') return null;
  const winner = (['home', 'away'] as const).find((side) => hasWon(ticket, side));
  if (!winner) return null;
  const loser = winner === 'home' ? 'away' : 'home';
  return ticket[standing === 1 ? winner : loser].team;
}
