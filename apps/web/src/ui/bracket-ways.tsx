import type { BracketWay } from '@sevenmetre/contract/bracket/bracket-way';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { fullName } from '@sevenmetre/phrases/names';
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
  const { t, locale } = useLanguage();
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
              {way.place === null ? (
                <Next way={way} />
              ) : (
                t('results.bracket.place', { place: ordinal(way.place, locale) })
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Next({ way: { next } }: { way: BracketWay }) {
  const { t, locale } = useLanguage();
  if (next === null) return t('results.bracket.ends');
  const { label, slug, match } = next;
  const round = inLanguage(locale, { cs: next.roundCs, en: next.roundEn });
  const when = [match?.day ? shortDay(t, match.day) : null, match?.time, match?.hall?.code].filter(Boolean);
  return (
    <>
      <Link to={groupPath(slug)}>{t('results.bracket.plays', { round, label })}</Link>
      {match ? (
        <small>
          <Link to={matchPath(match.id)}>
            {t('results.bracket.match', { number: String(match.matchNumber) })}
          </Link>
          {when.length === 0 ? null : ` · ${when.join(' ')}`}
        </small>
      ) : null}
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
