import { type EnumerationKind, checkEntry } from '@sevenmetre/rules/enumerations';
import { showToast } from '../../../lib/page/toasts.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { EntryField } from './entry-field.tsx';
import { entryFields, type WordedField } from './entry-fields.ts';
import { emptyEntries, entryBodies, entryName, type EntryRow, type Lists } from './entry-kinds.ts';
import { entryErrors, entryRefusal } from './entry-words.ts';

interface EntryFormProps<K extends EnumerationKind> {
  readonly kind: K;
  /** null: a new one. */
  readonly row: EntryRow<K> | null;
  readonly countryCodes: Lists['countryCodes'];
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

/** An entry with its fields, whatever its kind. */
export function EntryForm<K extends EnumerationKind>(props: EntryFormProps<K>) {
  const { kind, countryCodes, close } = props;
  const { t } = useLanguage();
  const { form, set } = useEntryForm(props);
  const nameOf = (key: string) => {
    const field: WordedField | undefined = entryFields[kind].find((known) => known.key === key)?.key;
    return field === undefined ? key : t(`enumerations.field.${field}`);
  };
  return (
    <Form form={form} className="enumerations__form" nameOf={nameOf}>
      <div className="field-grid">
        {entryFields[kind].map((field) => (
          <EntryField
            key={field.key}
            field={field}
            value={form.values[field.key]}
            change={(value) => set(field.key, value)}
            error={form.errorOf(field.key)}
            countryCodes={countryCodes}
          />
        ))}
      </div>
      <Submit
        form={form}
        cancel={close}
        more={
          props.row === null ? (
            <AsyncButton look="plain" action={() => form.submit('another')}>
              {t('enumerations.saveAndAdd')}
            </AsyncButton>
          ) : null
        }
      />
    </Form>
  );
}

function useEntryForm<K extends EnumerationKind>({ kind, row, refresh, close }: EntryFormProps<K>) {
  const { t, locale } = useLanguage();
  const create = useEditionWrite('enumerationCreate', ['enumerations']);
  const update = useEditionWrite('enumerationUpdate', ['enumerations']);
  const form = useForm<EntryRow<K>['values'], 'another'>({
    values: row?.values ?? emptyEntries[kind],
    check: (values) => entryErrors(t, checkEntry(kind, values)),
    refused: (failure) => entryErrors(t, entryRefusal(failure)),
    refresh,
    send: async (values, { before, way, reset }) => {
      const bodies = entryBodies[kind];
      const outcome =
        row === null
          ? await create({ body: bodies.create(values) })
          : await update({
              params: { kind, id: String(row.id) },
              body: bodies.update(values, before),
            });
      if (!outcome.ok) return outcome;
      showToast('done', t('enumerations.saved', { name: entryName(values, locale) }));
      if (way === 'another') reset(emptyEntries[kind]);
      else close();
      return outcome;
    },
  });
  const set = (key: string, value: string | number | boolean | null) => {
    form.change({ ...form.values, [key]: value });
  };
  return { form, set };
}
