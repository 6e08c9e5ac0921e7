import { type TieBreaker, tieBreakers } from '@sevenmetre/rules/vocabulary';
import { useId, useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { CriterionItem } from './criterion-item.tsx';
import { added, moved } from './criteria-order.ts';

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
  const [told, tell] = useState('');
  const missing = tieBreakers.filter((criterion) => !list.includes(criterion));
  const move = (criterion: TieBreaker, by: 1 | -1) => {
    const next = moved(list, list.indexOf(criterion), by);
    if (next === null) return;
    change(next);
    tell(
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
        {told}
      </p>
    </section>
  );
}
