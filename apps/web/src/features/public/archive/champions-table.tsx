import type { ArchiveSlice } from '@sevenmetre/contract/archive/archive-slice';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';

type Edition = ArchiveSlice['editions'][number];

/** The winner of each category, year by year; each leads to its final. */
export function ChampionsTable({ editions }: { editions: readonly Edition[] }) {
  const { t, locale } = useLanguage();
  const categories = new Map(
    editions
      .toReversed()
      .flatMap(({ champions }) => champions.map(({ category }) => [category.code, category])),
  );
  return (
    <section aria-labelledby="champions">
      <h2 id="champions">{t('archive.champions')}</h2>
      <div className="archive__scroll">
        <table className="archive__table">
          <thead>
            <tr>
              <th scope="col">{t('archive.category')}</th>
              {editions.map(({ id, year }) => (
                <th key={id} scope="col">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...categories.values()].map((category) => (
              <tr key={category.code}>
                <th scope="row">
                  <abbr title={localName(category, locale)}>{category.code}</abbr>
                </th>
                {editions.map((edition) => (
                  <td key={edition.id}>
                    <Champion edition={edition} code={category.code} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Champion({ edition, code }: { edition: Edition; code: string }) {
  const { t } = useLanguage();
  const found = edition.champions.find(({ category }) => category.code === code);
  if (!found) return <span className="muted">{t('archive.noFinal')}</span>;
  const { team, matchId } = found;
  return (
    <a href={`/${edition.address}/results/match/${matchId}`}>
      <Flag countryCode={team.countryCode} sportCode={team.countryCode} /> {team.name}
    </a>
  );
}
