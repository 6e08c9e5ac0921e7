import type { PlayoffGroup, PlayoffMatch } from '@sevenmetre/contract/bracket/playoff-slice';
import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import { inLanguage } from '@sevenmetre/rules/language';
import { hasWon } from '../../../lib/matches/has-won.ts';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { groupPath, matchPath } from '../../../lib/paths/paths.ts';
import { shortDay } from '../../../lib/time/days.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import { TeamName } from '../../../ui/team-name.tsx';
import './category-bracket.css';

type Bracket = NonNullable<CategorySlice['bracket']>;
type Cell = Bracket['section']['cells'][number];

/** The way to the title, round by round from left to right; the play-off's own page has the rest and the roads of teams. */
export function CategoryBracket({ bracket: { section, groups } }: { bracket: Bracket }) {
  const { t, locale } = useLanguage();
  const filled = new Set(section.cells.map(({ next }) => next));
  const bySlug = new Map(groups.map((group) => [group.slug, group]));
  const columns = section.columns.map((round, column) => ({
    name:
      inLanguage(locale, { cs: round.roundCs, en: round.roundEn }) ??
      // The final and the match for the third place have no name in common.
      (column === section.columns.length - 1 ? t('category.finals') : null),
    cells: section.cells.filter((cell) => cell.column === column).toSorted((a, b) => a.middle - b.middle),
  }));
  return (
    <div className="category-bracket">
      {columns.map(({ name, cells }, column) => {
        const days = daysOf(cells, bySlug);
        return (
          // Columns have no other name than their place.
          <div key={column} className="category-bracket__round">
            <Head name={name} days={days} />
            <ol>
              {cells.map((cell, index) => {
                const group = bySlug.get(cell.slug);
                if (group === undefined) return null;
                const next = cell.next !== null && cells[index + 1]?.next === cell.next;
                const isPaired = next || (cell.next !== null && cells[index - 1]?.next === cell.next);
                const kind =
                  cell.next === null ? '' : next ? ' is-first' : isPaired ? ' is-second' : ' is-alone';
                return (
                  <li
                    key={cell.slug}
                    className={`category-bracket__slot${kind}${filled.has(cell.slug) ? ' has-winner' : ''}`}
                  >
                    <Card group={group} oneDay={days.length < 2} />
                  </li>
                );
              })}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

function daysOf(cells: readonly Cell[], groups: ReadonlyMap<string, PlayoffGroup>): string[] {
  const days = cells.flatMap(({ slug }) => groups.get(slug)?.matches.flatMap(({ day }) => day ?? []) ?? []);
  return [...new Set(days)].toSorted();
}

function Head({ name, days }: { readonly name: string | null; readonly days: readonly string[] }) {
  const t = useWords();
  const [first] = days;
  return (
    <h3>
      {name} {first === undefined ? null : <small>{days.map((day) => shortDay(t, day)).join(', ')}</small>}
    </h3>
  );
}

/** A match, the whole card one link to it; a bye or a group of three leads to its own page. */
function Card({ group, oneDay }: { readonly group: PlayoffGroup; readonly oneDay: boolean }) {
  const t = useWords();
  const [match] = group.matches;
  if (match === undefined || group.rows.length > 0)
    return (
      <Link className="category-bracket__card" to={groupPath(group.slug)}>
        <small>{group.short}</small>
        {group.rows.map((row) => (
          <span key={row.seat} className="category-bracket__side">
            <Side opponent={row} />
            <b>{group.matches.length > 0 ? row.points : null}</b>
          </span>
        ))}
      </Link>
    );
  const { day, time, hall, matchNumber } = match;
  const when = [oneDay || day === null ? null : shortDay(t, day), time].filter(Boolean).join(' ');
  const number = t('results.ticket.number', { number: String(matchNumber) });
  const lead = group.leads.find(({ standing }) => standing === 1)?.short ?? group.short;
  const live = isLive(match);
  return (
    <Link
      className={`category-bracket__card${live ? ' reversed' : ''}${group.isFinal ? ' is-final' : ''}`}
      to={matchPath(match.id)}
    >
      <small>
        {live ? <span className="live-mark">{t('results.ticket.live')}</span> : null}
        <span>{dotted([when, hall?.code, number].filter(Boolean))}</span>
        <span>{lead}</span>
      </small>
      <SideOfMatch match={match} side="home" />
      <SideOfMatch match={match} side="away" />
    </Link>
  );
}

function SideOfMatch({ match, side }: { readonly match: PlayoffMatch; readonly side: 'home' | 'away' }) {
  const score = side === 'home' ? match.homeScore : match.awayScore;
  return (
    <span className={`category-bracket__side${hasWon(match, side) ? ' won' : ''}`}>
      <Side opponent={match[side]} />
      <b>{score}</b>
    </span>
  );
}

function Side({ opponent }: { readonly opponent: PlayoffMatch['home'] }) {
  const t = useWords();
  const { team } = opponent;
  if (!team) return <u className="muted">{opponentName(t, opponent)}</u>;
  return (
    <>
      <Flag countryCode={team.countryCode} sportCode={team.sportCode} />
      <TeamName team={team} />
    </>
  );
}
