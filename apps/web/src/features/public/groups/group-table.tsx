import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { GroupTableRow } from '@sevenmetre/contract/standings/group-table';
import type { Translator } from '@sevenmetre/phrases';
import { fullName } from '@sevenmetre/phrases/names';
import { ordinal, inLanguage } from '@sevenmetre/rules/language';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { entersPlayoff, zonesOf } from './standing-zones.ts';
import type { Zone } from './standing-zones.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import { SeatName, TeamName } from '../../../ui/team-name.tsx';
import { teamPath } from '../../../lib/paths/paths.ts';
import { certainty } from './outlook-aim.ts';
import '../../../styles/parts/table.css';
import './group-table.css';

/**
 * Position, team, games, wins, ties, losses, score, points. Narrow screens move wins, ties and losses under the name,
 * then drop games; never the points.
 *
 * @param props.isFramed in a frame of another site, where pages of teams do not open
 */
export function GroupTable({ slice, isFramed = false }: { slice: GroupSlice; isFramed?: boolean }) {
  const { group, rows } = slice;
  const { t, locale } = useLanguage();
  const zones = zonesOf(rows, group.playoffCategory);
  const named = zones.some((zone) => zone.advance !== null);
  const caption = group.finished ? 'results.group.captionFinished' : 'results.group.captionRunning';
  return (
    <table className="table group-table">
      <caption className="visually-hidden">{t(caption, { label: group.label })}</caption>
      <Columns />
      {zones.map((zone, index) => (
        <tbody key={`${index} ${zone.key}`} className={`zone-${zone.kind}`}>
          {named ? (
            <tr className="table__zone">
              <th colSpan={8} scope="rowgroup">
                <span>{zoneName(t, locale, zone, group.playoffCategory)}</span>
              </th>
            </tr>
          ) : null}
          {zone.rows.map((row) => (
            <Row key={row.seat} row={row} certain={certainty(t, slice, row)} isFramed={isFramed} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Shows the short name and gives screen readers the whole one; not all of them read the title of an abbreviation. */
function ColumnName({ short, whole }: { short: string; whole: string }) {
  return (
    <>
      <abbr title={whole} aria-hidden="true">
        {short}
      </abbr>
      <span className="visually-hidden">{whole}</span>
    </>
  );
}

function Columns() {
  const t = useWords();
  return (
    <thead>
      <tr>
        <th className="table__rank" scope="col">
          <ColumnName short={t('results.column.positionShort')} whole={t('results.column.position')} />
        </th>
        <th className="table__text" scope="col">
          {t('results.column.team')}
        </th>
        <th className="table__wider" scope="col">
          <ColumnName short={t('results.column.gamesShort')} whole={t('results.column.games')} />
        </th>
        <th className="table__wide" scope="col">
          <ColumnName short={t('results.column.winsShort')} whole={t('results.column.wins')} />
        </th>
        <th className="table__wide" scope="col">
          <ColumnName short={t('results.column.tiesShort')} whole={t('results.column.ties')} />
        </th>
        <th className="table__wide" scope="col">
          <ColumnName short={t('results.column.lossesShort')} whole={t('results.column.losses')} />
        </th>
        <th scope="col">{t('results.column.score')}</th>
        <th className="table__points" scope="col">
          {t('results.column.points')}
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly row: GroupTableRow;
  /** What of the row's place cannot change any more, in words. */
  readonly certain: string | null;
  readonly isFramed: boolean;
}

function Row({ row, certain, isFramed }: RowProps) {
  const t = useWords();
  const { wins, ties, losses } = row;
  return (
    <tr>
      <td className="table__rank">
        {row.position ?? '–'}
        {certain === null ? null : (
          <span className="certain-mark" title={certain}>
            <span className="visually-hidden">, {certain}</span>
          </span>
        )}
      </td>
      <th scope="row" className="table__text">
        <span className="table__team">
          {row.team ? <Flag {...row.team} /> : <i className="flag-space" />}
          <Name row={row} isFramed={isFramed} />
          <Deduction row={row} />
          {row.withdrawn ? (
            <abbr className="lot-mark" title={t('results.row.withdrawnLong')}>
              {t('results.row.withdrawn')}
            </abbr>
          ) : null}
          {row.live ? (
            <span className="live-dot">
              <span className="visually-hidden">{t('results.row.live')}</span>
            </span>
          ) : null}
          {row.undecided ? (
            <abbr className="lot-mark" title={t('results.row.lotsLong')}>
              {t('results.row.lots')}
            </abbr>
          ) : null}
        </span>
        <small className="table__record">{t('results.row.record', { wins, ties, losses })}</small>
      </th>
      <td className="table__wider">{row.games}</td>
      <td className="table__wide">{wins}</td>
      <td className="table__wide">{ties}</td>
      <td className="table__wide">{losses}</td>
      <td>
        {row.goalsScored}:{row.goalsConceded}
      </td>
      <td className="table__points">{row.points}</td>
    </tr>
  );
}

/** Points that a ruling has taken: "−2", with the reason as its title. */
function Deduction({ row: { team, deducted } }: Pick<RowProps, 'row'>) {
  const t = useWords();
  if (!team || !deducted) return null;
  const said = t('results.order.deducted', { team: fullName(team), ...deducted });
  return (
    <abbr className="lot-mark" title={said}>
      −{deducted.points}
      <span className="visually-hidden">, {said}</span>
    </abbr>
  );
}

function zoneName(t: Translator, locale: Locale, { advance }: Zone, ownPlayoff: string | null): string {
  if (advance === null) return t('results.zone.none');
  if (advance.comparedPlace !== undefined)
    return t('results.zone.compared', { place: ordinal(advance.comparedPlace, locale) });
  if (entersPlayoff(advance, ownPlayoff))
    return t('results.zone.playoff', { name: advance.playoffCategory ?? '' });
  const round = inLanguage(locale, { cs: advance.roundCs, en: advance.roundEn });
  return t('results.zone.group', { round, label: advance.groupLabel });
}

/** A team leads to its page. */
function Name({ row, isFramed }: Pick<RowProps, 'row' | 'isFramed'>) {
  if (!row.team) return <SeatName opponent={row} />;
  if (isFramed) return <TeamName team={row.team} />;
  return (
    <Link className="group-table__team" to={teamPath(row.team.id)}>
      <TeamName team={row.team} />
    </Link>
  );
}
