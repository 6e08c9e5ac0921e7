import type { Finale } from '@sevenmetre/contract/final-ranking/finale';
import { placeReason, scoreText } from '@sevenmetre/phrases/final-place';
import { fullName } from '@sevenmetre/phrases/names';
import { categoryLook } from '@sevenmetre/rules/look';
import type { Translator } from '@sevenmetre/phrases';
import { categoryPath, teamPath } from '../../../../lib/paths/paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Glyph } from '../../../../ui/glyph.tsx';
import { Link } from '../../../../ui/link.tsx';

type Category = Finale['categories'][number];
type Row = Category['podium'][number];

/** A tile in the ink of each category: its champion, or all its teams where none is ranked. */
export function Champions({ finale: { categories }, year }: { finale: Finale; year: number }) {
  const t = useWords();
  return (
    <section className="finale__champions" aria-labelledby="champions">
      <h2 id="champions" className="visually-hidden">
        {t('finale.champions', { year: String(year) })}
      </h2>
      <ul className="champions">
        {categories.map((category) => (
          <Tile key={category.code} category={category} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ category }: { category: Category }) {
  const t = useWords();
  const first = category.podium.filter(({ place }) => place === 1);
  const ink = categoryLook(category.gender, category.ageRank).inkClass;
  return (
    <li className={`champion ${ink}${first.length === 0 ? ' champion--everyone' : ''}`}>
      <p className="champion__category">
        {category.code}
        <Glyph category={category} className="glyph" />
      </p>
      <div>
        {first.length === 0 ? (
          <h3>
            <Link to={categoryPath(category.code)}>{t('finale.everyone', { count: category.teams })}</Link>
          </h3>
        ) : (
          first.map(({ team }) => (
            <h3 key={team.id}>
              <Link to={teamPath(team.id)}>{fullName(team)}</Link>
            </h3>
          ))
        )}
        <p>{about(t, category, first[0])}</p>
      </div>
    </li>
  );
}

function about(t: Translator, { matches }: Category, champion: Row | undefined): string {
  if (!champion) return t('finale.noRanking', { matches: t('finale.matches', { count: matches }) });
  const { reason } = champion;
  const match = reason.rule === 'match' ? reason.match : null;
  if (!match?.opponent) return placeReason(t, reason, null);
  return t('finale.final', { score: scoreText(t, match), team: fullName(match.opponent) });
}
