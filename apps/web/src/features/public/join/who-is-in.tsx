import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Numbers } from './last-year.tsx';

/** After the window: how many come, and which clubs the organiser has accepted. */
export function WhoIsIn({ slice: { categories, clubs } }: { slice: JoinSlice }) {
  const t = useWords();
  const sum = (of: 'held' | 'waiting') => categories.reduce((total, category) => total + category[of], 0);
  const countries = new Set(clubs.map(({ countryCode }) => countryCode)).size;
  const rows = [
    [t('join.clubs.teams'), sum('held')],
    [t('join.clubs.clubs'), clubs.length],
    [t('join.clubs.countries'), countries],
    [t('join.clubs.waiting'), sum('waiting')],
  ] as const;
  return (
    <section aria-labelledby="clubs">
      <div className="section-head">
        <h2 id="clubs">{t('join.clubs.heading')}</h2>
      </div>
      <Numbers rows={rows.filter(([, count]) => count > 0)} />
      {clubs.length === 0 ? <p className="muted">{t('join.clubs.none')}</p> : null}
      <ul className="join-clubs">
        {clubs.map(({ name, countryCode }, index) => (
          // Two clubs may have one name.
          <li key={`${index} ${name}`}>
            <Flag countryCode={countryCode} sportCode={countryCode} /> <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
