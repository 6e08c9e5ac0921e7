import { type TieBreaker, tieBreakers } from '@sevenmetre/rules/vocabulary';
import { useId, useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { CriterionItem } from './criterion-item.tsx';

interface CriteriaListProps {
  readonly title: string;
  /** Level of its heading on the page. */
  readonly heading: 'h3' | 'h4';
  readonly list: readonly TieBreaker[];
  readonly change: (list: readonly TieBreaker[]) => void;
}

/** Criteria in their order: each can be moved and taken out, others can be added. */
export function CriteriaList({ title, heading: Heading, list, change }: CriteriaListProps) {
  const t = useWords();
  const id = useId();
  const [announcement, announce] = useState('');
  const missing = tieBreakers.filter((criterion) => !list.includes(criterion));
  const move = (criterion: TieBreaker, by: 1 | -1) => {
    const next = moved(list, list.indexOf(criterion), by);
    if (next === null) return;
    change(next);
    announce(
      t('standings.moved', {
        name: t(`standings.criterion.${criterion}`),
        position: String(next.indexOf(criterion) + 1),
        count: next.length,
      }),
    );
  };
  return (
    <section className="table-order__list" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ol>
        {list.map((criterion, index) => (
          <CriterionItem
            key={criterion}
            criterion={criterion}
            mayRise={moved(list, index, -1) !== null}
            mayFall={moved(list, index, 1) !== null}
            move={(by) => move(criterion, by)}
            remove={() => change(list.filter((one) => one !== criterion))}
          />
        ))}
      </ol>
      {list.length === 0 ? <p className="field-error">{t('standings.empty')}</p> : null}
      <div className="table-order__add">
        {missing.map((criterion) => (
          <button
            key={criterion}
            className="button button--outline"
            type="button"
            onClick={() => change(added(list, criterion))}
          >
            {t('standings.add', { name: t(`standings.criterion.${criterion}`) })}
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}

/** The list with two neighbours changed over; null: one would pass an end, or the lots, which stay last. */
export function moved(list: readonly TieBreaker[], at: number, by: 1 | -1): TieBreaker[] | null {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined || one === 'lots' || other === 'lots') return null;
  return list.map((criterion, index) => (index === at ? other : index === at + by ? one : criterion));
}

/** The list with one more criterion at its end, before the lots. */
export function added(list: readonly TieBreaker[], criterion: TieBreaker): TieBreaker[] {
  if (criterion === 'lots' || list.at(-1) !== 'lots') return [...list, criterion];
  return [...list.slice(0, -1), criterion, 'lots'];
}
