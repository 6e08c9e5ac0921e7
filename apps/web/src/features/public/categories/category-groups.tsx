import { inLanguage } from '@sevenmetre/rules/language';
import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import { groupPath, teamPath } from '../../../lib/paths/paths.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import { TeamName } from '../../../ui/team-name.tsx';
import '../../../styles/parts/table.css';

type Group = CategorySlice['groups'][number];

/** The tables of the groups of each round. */
export function CategoryGroups({ groups }: { groups: readonly Group[] }) {
  const { t, locale } = useLanguage();
  const rounds = new Map<string, Group[]>();
  for (const group of groups) {
    const round = inLanguage(locale, { cs: group.roundCs, en: group.roundEn });
    rounds.set(round, [...(rounds.get(round) ?? []), group]);
  }
  return (
    <section aria-labelledby="groups">
      <div className="section-head">
        <h2 id="groups">{t('category.groups')}</h2>
      </div>
      {[...rounds].map(([round, own]) => (
        <div key={round}>
          <h3 className="day">{round}</h3>
          <ul className="category-tables">
            {own.map((group) => (
              <GroupCard key={group.slug} group={group} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The whole table, of many groups those who lead it; on phones its matches, difference and points. */
function GroupCard({ group }: { group: Group }) {
  const t = useWords();
  const { slug, label, rows, teams, live, finished, played, total } = group;
  const more = rows.length === 0 ? 0 : teams - rows.length;
  const state = finished
    ? t('category.groupFinished')
    : total > 0
      ? t('category.groupProgress', { played, total })
      : null;
  return (
    <li>
      <h4 className="visually-hidden">{label}</h4>
      <table className="table category-table">
        <caption>
          <Link to={groupPath(slug)}>
            <span aria-hidden="true">{label}</span>
            <span className="visually-hidden">{t('results.dashboard.groupLink', { label })}</span>
          </Link>
          {live > 0 ? <span className="live-mark">{t('category.liveCount', { count: live })}</span> : null}
          {state === null ? null : <small>{state}</small>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('results.column.positionShort')}</th>
            <th className="table__text" scope="col">
              {t('results.column.team')}
            </th>
            <Column short={t('results.column.gamesShort')} whole={t('results.column.games')} />
            <Column isWide short={t('results.column.winsShort')} whole={t('results.column.wins')} />
            <Column isWide short={t('results.column.tiesShort')} whole={t('results.column.ties')} />
            <Column isWide short={t('results.column.lossesShort')} whole={t('results.column.losses')} />
            <Column short="+/−" whole={t('results.column.difference')} />
            <th scope="col">{t('results.column.points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <TableRow key={row.team?.id ?? `${index}`} row={row} />
          ))}
        </tbody>
      </table>
      {more > 0 ? (
        <Link className="category-page__more" to={groupPath(slug)}>
          {t('category.moreTeams', { count: more })}
          <span className="visually-hidden"> {label}</span>
        </Link>
      ) : null}
    </li>
  );
}

interface ColumnProps {
  readonly short: string;
  readonly whole: string;
  readonly isWide?: boolean;
}

function Column({ short, whole, isWide = false }: ColumnProps) {
  return (
    <th className={isWide ? 'table__wide' : undefined} scope="col">
      <abbr aria-hidden="true" title={whole}>
        {short}
      </abbr>
      <span className="visually-hidden">{whole}</span>
    </th>
  );
}

function TableRow({ row }: { row: Group['rows'][number] }) {
  const t = useWords();
  const { position, team, games, wins, ties, losses, difference, points } = row;
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return (
    <tr className={row.advances ? 'category-table__advances' : undefined}>
      <td>{position ?? '–'}</td>
      <th className="table__text" scope="row">
        <span className="table__team">
          {team ? <Flag {...team} /> : null}
          {team ? (
            <Link to={teamPath(team.id)}>
              <TeamName team={team} />
            </Link>
          ) : (
            <span className="muted">{opponentName(t, row)}</span>
          )}
          {row.live ? (
            <span className="live-dot">
              <span className="visually-hidden">{t('results.row.live')}</span>
            </span>
          ) : null}
        </span>
      </th>
      <td>{games}</td>
      <td className="table__wide">{wins}</td>
      <td className="table__wide">{ties}</td>
      <td className="table__wide">{losses}</td>
      <td>{`${sign}${Math.abs(difference)}`}</td>
      <td>
        <b>{points}</b>
      </td>
    </tr>
  );
}
