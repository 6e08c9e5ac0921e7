import { useWords } from '../../../lib/words/words.ts';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { orderField, orderValue } from './order-words.ts';

/** Who has changed the criteria of the edition. */
export function OrderHistory() {
  const t = useWords();
  return (
    <RecordHistory
      kind="tie-breakers"
      title={t('standings.history')}
      words={{
        fieldOf: (field) => orderField(t, field),
        textOf: (field, value) => orderValue(t, field, value),
      }}
    />
  );
}
