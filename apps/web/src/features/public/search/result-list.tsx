import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Plate } from '../../../ui/glyph.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Result, ResultGroup } from './results.ts';

/** Results by kind. Lines are links as well, so that they open in a new tab too. */
export function ResultList({ groups, active }: { groups: readonly ResultGroup[]; active: string | null }) {
  const t = useWords();
  return (
    <div id="found" className="search-results" role="listbox" aria-label={t('search.title')}>
      {groups.map(({ kind, total, results }) => (
        <div key={kind} role="group" aria-labelledby={`kind-${kind}`}>
          <div className="search-results__kind" id={`kind-${kind}`}>
            {t(`search.kind.${kind}`)}
            {total > results.length ? (
              <span className="muted"> · {t('search.more', { count: total - results.length })}</span>
            ) : null}
          </div>
          {results.map((result) => (
            <Line key={result.id} result={result} isActive={result.id === active} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Line({ result, isActive }: { result: Result; isActive: boolean }) {
  const t = useWords();
  const { id, to, kind, country, category, mark, name, about } = result;
  const number = mark !== null && kind === 'match' ? t('search.number', { number: mark }) : mark;
  return (
    <Link id={id} to={to} role="option" aria-selected={isActive} tabIndex={-1}>
      {country ? <Flag {...country} /> : null}
      {number === null ? null : (
        <span className={kind === 'player' ? 'jersey-number' : 'search-results__number'}>{number}</span>
      )}
      <span className="team-name">{name}</span>
      {about === null ? null : <small>{about}</small>}
      {category ? <Plate category={category} text={category.code} /> : null}
    </Link>
  );
}
