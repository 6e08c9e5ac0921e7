import { type EnumerationKind, enteredPlaceKinds } from '@sevenmetre/rules/enumerations';
import type { HistoryKind } from '@sevenmetre/rules/permissions';
import { genders } from '@sevenmetre/rules/vocabulary';
import { useLanguage } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { orderField, orderValue } from '../groups/order-words.ts';
import { entryFields, type WordedField } from './entry-fields.ts';
import { entryName, type EntryLists } from './entry-kinds.ts';
import { placeFieldWord, placeKindWord } from '../places/place-field-word.ts';

const logged: Readonly<Record<EnumerationKind, HistoryKind>> = {
  categories: 'category',
  'service-levels': 'service-level',
  'tshirt-sizes': 'tshirt-size',
  'referee-projects': 'referee-project',
  'training-types': 'training-type',
  suppliers: 'supplier',
};

/** What was done to the entries of a list. */
export function ListHistory({ kind, lists }: { kind: EnumerationKind; lists: EntryLists }) {
  const { t, locale } = useLanguage();
  const rows = lists[kind];
  const fieldOf = (field: string) => {
    const known: WordedField | undefined = entryFields[kind].find(({ key }) => key === field)?.key;
    return known === undefined ? orderField(t, field) : t(`enumerations.field.${known}`);
  };
  return (
    <RecordHistory
      key={kind}
      kind={logged[kind]}
      words={{
        fieldOf,
        nameOf: ({ subjectId }) => {
          const row = rows.find(({ id }) => id === subjectId);
          return row && entryName(row.values, locale);
        },
        textOf: (field, value) => {
          if (orderField(t, field) !== undefined) return orderValue(t, field, value);
          const gender = genders.find((known) => field === 'gender' && known === value);
          if (gender !== undefined) return t(`enumerations.gender.${gender}`);
          return field === 'birthDateMin' && typeof value === 'string' ? dayText(t, value) : undefined;
        },
      }}
    />
  );
}

/** What was done to a place, or to all of them. */
export function PlaceHistory({ id }: { id?: number }) {
  const { t } = useLanguage();
  return (
    <RecordHistory
      kind="place"
      {...(id === undefined ? {} : { id })}
      words={{
        fieldOf: (field) => t(placeFieldWord(field)),
        textOf: (field, value) => {
          if (field === 'data') return null;
          const kind = enteredPlaceKinds.find((known) => field === 'kind' && known === value);
          return kind && t(placeKindWord(kind));
        },
      }}
    />
  );
}
