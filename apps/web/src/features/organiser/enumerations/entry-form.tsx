import { type EnumerationKind, checkEntry } from '@sevenmetre/rules/enumerations';
import { showToast } from '../../../lib/page/toasts.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { EntryField } from './entry-field.tsx';
import { entryFields, type WordedField } from './entry-fields.ts';
import { emptyEntries, entryBodies, entryName, type EntryRow, type Lists } from './entry-kinds.ts';
import { useEntryForm } from './use-entry-form.ts';

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
  const form = useForm(props);
  const nameOf = (key: string) => {
    const field: WordedField | undefined = entryFields[kind].find((known) => known.key === key)?.key;
    return field === undefined ? key : t(`enumerations.field.${field}`);
  };
  return (
    <div className="enumerations__form">
      <ErrorSummary
        attempt={form.attempts}
        errors={form.errors.map(({ field, text }) => ({ field, text, label: nameOf(field) }))}
      />
      {form.conflict === null ? null : <ConflictCard {...form.conflict} nameOf={nameOf} />}
      <div className="field-grid">
        {entryFields[kind].map((field) => (
          <EntryField
            key={field.key}
            field={field}
            value={form.values[field.key]}
            change={(value) => form.set(field.key, value)}
            error={form.errors.find((error) => error.field === field.key)?.text}
            countryCodes={countryCodes}
          />
        ))}
      </div>
      {form.failure === null ? null : (
        <p className="field-error" role="alert">
          {form.failure}
        </p>
      )}
      <div className="actions">
        <AsyncButton action={form.save}>{t('signedIn.save')}</AsyncButton>
        <button className="button button--outline" type="button" onClick={close}>
          {t('signedIn.cancel')}
        </button>
      </div>
    </div>
  );
}

function useForm<K extends EnumerationKind>({ kind, row, refresh, close }: EntryFormProps<K>) {
  const { t, locale } = useLanguage();
  const create = useEditionWrite('enumerationCreate', ['enumerations']);
  const update = useEditionWrite('enumerationUpdate', ['enumerations']);
  const form = useEntryForm({
    stored: row?.values ?? emptyEntries[kind],
    check: (values) => checkEntry(kind, values),
    refresh,
    send: async (values, before) => {
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
      close();
      return outcome;
    },
  });
  const set = (key: string, value: string | number | boolean | null) => {
    form.change({ ...form.values, [key]: value });
  };
  return { ...form, set };
}
