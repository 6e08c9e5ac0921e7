import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { dayName } from '../../../lib/time/days.ts';
import { playoffPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { CategoryBracket } from './category-bracket.tsx';

type Playoff = CategorySlice['playoffs'][number];

/** The bracket of the first play-off; a card leads to each: when it begins, how far it is, who has won it. */
export function CategoryPlayoffs({ slice: { category, playoffs, bracket } }: { slice: CategorySlice }) {
  const t = useWords();
  return (
    <section aria-labelledby="playoffs">
      <div className="section-head">
        <h2 id="playoffs">{t('category.playoffs')}</h2>
      </div>
      {bracket ? <CategoryBracket bracket={bracket} /> : null}
      <ul className="group-cards group-cards--places">
        {playoffs.map((playoff) => (
          <PlayoffCard key={playoff.letter} code={category.code} playoff={playoff} />
        ))}
      </ul>
    </section>
  );
}

function PlayoffCard({ code, playoff }: { code: string; playoff: Playoff }) {
  const t = useWords();
  const { letter, live, winner, startsOn, played, total } = playoff;
  const state =
    winner !== null
      ? t('category.winner', { team: fullName(winner) })
      : played === 0 && live === 0 && startsOn !== null
        ? t('category.playoffFrom', { day: dayName(t, startsOn, null) })
        : t('category.progress', { played, count: total });
  return (
    <li className="group-card">
      <Link className="covering-link" to={playoffPath(code, letter)}>
        <span className="visually-hidden">{t('category.playoff', { letter })}</span>
      </Link>
      <h3 aria-hidden="true">{t('category.playoff', { letter })}</h3>
      <p>
        {live > 0 ? <span className="live-mark">{t('category.liveCount', { count: live })}</span> : null}{' '}
        {state}
      </p>
    </li>
  );
}
