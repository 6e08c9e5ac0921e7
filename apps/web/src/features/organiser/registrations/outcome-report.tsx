import type { Outcomes } from '@sevenmetre/contract/outcomes';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';

/** What happened to each of the records that were asked for: one sentence when all went well, else who stayed and why. */
export function OutcomeReport({ results }: { results: Outcomes['results'] }) {
  const t = useWords();
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  if (done === results.length)
    return <Banner kind="good">{t('registrations.bulk.done', { count: done })}</Banner>;
  return (
    <Banner kind="wait">
      {t('registrations.bulk.partly', { done })}
      <ul className="organiser__report">
        {results.flatMap(({ id, name, outcome }) =>
          outcome === 'done'
            ? []
            : [
                <li key={id}>
                  {t('registrations.bulk.not', {
                    name: name ?? t('registrations.bulk.nameless', { id }),
                    reason: t(`errors.${outcome}`),
                  })}
                </li>,
              ],
        )}
      </ul>
    </Banner>
  );
}
