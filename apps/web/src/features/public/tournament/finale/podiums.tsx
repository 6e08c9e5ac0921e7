import type { Finale } from '@sevenmetre/contract/final-ranking/finale';
import { placeReason } from '@sevenmetre/phrases/final-place';
import { rankingPath, teamPath } from '../../../../lib/paths/paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Flag } from '../../../../ui/flag.tsx';
import { Plate } from '../../../../ui/glyph.tsx';
import { Link } from '../../../../ui/link.tsx';
import { TeamName } from '../../../../ui/team-name.tsx';
import { categorySections } from '../categories.tsx';
import '../../../../styles/parts/table.css';

/** The first three of every ranked category, with the rule behind each place; a table for each gender. */
export function Podiums({ finale }: { finale: Finale }) {
  const ranked = finale.categories.filter(({ podium }) => podium.length > 0);
  return (
    <div className="finale__podiums">
      {categorySections.map(([gender, name]) => {
        const own = ranked.filter((category) => category.gender === gender);
        return own.length === 0 ? null : <Podium key={gender} name={name} categories={own} />;
      })}
    </div>
  );
}

interface PodiumProps {
  readonly name: (typeof categorySections)[number][1];
  readonly categories: Finale['categories'];
}

function Podium({ name, categories }: PodiumProps) {
  const t = useWords();
  return (
    <table className="table ranking-table">
      <caption className="visually-hidden">
        {t('finale.podium')}, {t(`results.dashboard.${name}`)}
      </caption>
      <thead>
        <tr>
          <th className="ranking-table__place" scope="col">
            {t('finalRanking.place')}
          </th>
          <th className="table__text" scope="col">
            {t('finalRanking.team')}
          </th>
        </tr>
      </thead>
      {categories.map((category) => (
        <tbody key={category.code}>
          <tr className="ranking-table__band">
            <th colSpan={2} scope="rowgroup">
              <Link to={rankingPath(category.code)}>
                <Plate category={category} text={category.code} />
                <small>{t('finale.ranking')}</small>
              </Link>
            </th>
          </tr>
          {category.podium.map((row) => (
            <Row key={row.team.id} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row: { place, team, reason } }: { row: Finale['categories'][number]['podium'][number] }) {
  const t = useWords();
  return (
    <tr>
      <td className="ranking-table__place">
        <span className={`medal medal--${place}`}>{place}</span>
      </td>
      <th className="table__text" scope="row">
        <Link className="table__team" to={teamPath(team.id)}>
          <Flag {...team} />
          <TeamName team={team} />
        </Link>
        <small className="ranking-table__reason">{placeReason(t, reason, null)}</small>
      </th>
    </tr>
  );
}
