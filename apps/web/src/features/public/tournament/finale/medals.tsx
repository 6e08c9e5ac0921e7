import type { Finale } from '@sevenmetre/contract/final-ranking/finale';
import { useWords } from '../../../../lib/words/words.ts';
import { Flag } from '../../../../ui/flag.tsx';
import '../../../../styles/parts/table.css';

const metals = ['gold', 'silver', 'bronze'] as const;

/** Which club has won how many. */
export function Medals({ medals }: { medals: Finale['medals'] }) {
  const t = useWords();
  if (medals.length === 0) return null;
  return (
    <section aria-labelledby="medals">
      <div className="section-head">
        <h2 id="medals">{t('finale.medals')}</h2>
      </div>
      <table className="table medal-table">
        <caption className="visually-hidden">{t('finale.medalsBy')}</caption>
        <thead>
          <tr>
            <th className="table__text" scope="col">
              {t('finale.club')}
            </th>
            {metals.map((metal, index) => (
              <th key={metal} scope="col">
                <span className="visually-hidden">{t(`finale.${metal}`)}</span>
                <span className={`medal medal--${index + 1}`} aria-hidden="true">
                  {index + 1}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {medals.map(({ club, counts, ...country }) => (
            <tr key={`${club} ${country.countryCode}`}>
              <th className="table__text" scope="row">
                <span className="table__team">
                  <Flag {...country} />
                  {club}
                </span>
              </th>
              {metals.map((metal, index) => (
                <td key={metal}>{counts[index] || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
