import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { GroupTableRow } from '@sevenmetre/contract/standings/group-table';
import type { Translator } from '@sevenmetre/phrases';
import { ordinal } from '@sevenmetre/rules/language';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { entersPlayoff, zonesOf } from './standing-zones.ts';
import type { Zone } from './standing-zones.ts';
import { Flag } from '../../../ui/flag.tsx';
import { SeatName, TeamName } from '../../../ui/team-name.tsx';
import { certainty } from './outlook-aim.ts';
import '../../../styles/parts/table.css';

/**
 * Position, team, games, wins, ties, losses, score, points. Narrow screens move wins, ties and losses under the name,
 * then drop games; never the points.
 */
export function GroupTable({ slice }: { slice: GroupSlice }) {
  const { group, rows } = slice;
  const { t, locale } = useLanguage();
  const zones = zonesOf(rows, group.playoffCategory);
  const named = zones.some((zone) => zone.advance !== null);
  const caption = group.finished ? 'results.group.captionFinished' : 'results.group.captionRunning';
  return (
    <table className="tb">
      <caption className="vh">{t(caption, { label: group.label })}</caption>
      <Columns />
      {zones.map((zone, index) => (
        <tbody key={`${index} ${zone.key}`} className={`z-${zone.kind}`}>
          {named ? (
            <tr className="zone">
              <th colSpan={8} scope="rowgroup">
                <span>{zoneName(t, locale, zone, group.playoffCategory)}</span>
              </th>
            </tr>
          ) : null}
          {zone.rows.map((row) => (
            <Row key={row.seat} row={row} certain={certainty(t, slice, row)} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The short name is seen; the whole one is heard, which the title of an abbreviation is not everywhere. */
function ColumnName({ short, whole }: { short: string; whole: string }) {
  return (
    <>
      <abbr title={whole} aria-hidden="true">
        {short}
      </abbr>
      <span className="vh">{whole}</span>
    </>
  );
}

function Columns() {
  const t = useWords();
  return (
    <thead>
      <tr>
        <th className="k" scope="col">
          <ColumnName short={t('results.column.positionShort')} whole={t('results.column.position')} />
        </th>
        <th className="l" scope="col">
          {t('results.column.team')}
        </th>
        <th className="h0" scope="col">
          <ColumnName short={t('results.column.gamesShort')} whole={t('results.column.games')} />
        </th>
        <th className="h2" scope="col">
          <ColumnName short={t('results.column.winsShort')} whole={t('results.column.wins')} />
        </th>
        <th className="h2" scope="col">
          <ColumnName short={t('results.column.tiesShort')} whole={t('results.column.ties')} />
        </th>
        <th className="h2" scope="col">
          <ColumnName short={t('results.column.lossesShort')} whole={t('results.column.losses')} />
        </th>
        <th scope="col">{t('results.column.score')}</th>
        <th className="p" scope="col">
          {t('results.column.points')}
        </th>
      </tr>
    </thead>
  );
}

/** `certain`: what of the row's place cannot change any more, in words. */
function Row({ row, certain }: { row: GroupTableRow; certain: string | null }) {
  const t = useWords();
  const { wins, ties, losses } = row;
  return (
    <tr>
      <td className="k">
        {row.position ?? '–'}
        {certain === null ? null : (
          <span className="sure" title={certain}>
            <span className="vh">, {certain}</span>
          </span>
        )}
      </td>
      <th scope="row" className="l">
        <span className="tm">
          {row.team ? <Flag {...row.team} /> : <i className="fl0" />}
          {row.team ? <TeamName team={row.team} /> : <SeatName opponent={row} />}
          {row.withdrawn ? (
            <abbr className="lot" title={t('results.row.withdrawnLong')}>
              {t('results.row.withdrawn')}
            </abbr>
          ) : null}
          {row.live ? (
            <span className="dot">
              <span className="vh">{t('results.row.live')}</span>
            </span>
          ) : null}
          {row.undecided ? (
            <abbr className="lot" title={t('results.row.lotsLong')}>
              {t('results.row.lots')}
            </abbr>
          ) : null}
        </span>
        <small className="x">{t('results.row.record', { wins, ties, losses })}</small>
      </th>
      <td className="h0">{row.games}</td>
      <td className="h2">{wins}</td>
      <td className="h2">{ties}</td>
      <td className="h2">{losses}</td>
      <td>
        {row.goalsScored}:{row.goalsConceded}
      </td>
      <td className="p">{row.points}</td>
    </tr>
  );
}

function zoneName(t: Translator, locale: Locale, { advance }: Zone, ownPlayoff: string | null): string {
  if (advance === null) return t('results.zone.none');
  if (advance.comparedPlace !== undefined)
    return t('results.zone.compared', { place: ordinal(advance.comparedPlace, locale) });
  if (entersPlayoff(advance, ownPlayoff))
    return t('results.zone.playoff', { name: advance.playoffCategory ?? '' });
  const round = locale === 'cs' ? advance.roundCs : advance.roundEn;
  return t('results.zone.group', { round, label: advance.groupLabel });
}
