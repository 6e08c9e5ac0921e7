import { LodgingBody } from '@sevenmetre/contract/accommodation/schemas';
import type { AccommodationLodging } from '@sevenmetre/contract/accommodation/schemas';
import { lodgingKinds } from '@sevenmetre/rules/vocabulary';
import type { LodgingKind } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { contractErrors } from '../../../ui/forms/contract-errors.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';

interface LodgingFormProps {
  readonly placeId: number;
  /** null: a new one. */
  readonly lodging: AccommodationLodging | null;
  readonly close: () => void;
}

interface Values {
  readonly kind: LodgingKind;
  readonly label: string;
  readonly capacity: number | null;
  readonly note: string;
}

/** A gym, classroom or room with its beds. */
export function LodgingForm(props: LodgingFormProps) {
  const t = useWords();
  const form = useLodgingForm(props);
  return (
    <Form form={form} className="accommodation__form">
      <ListField
        {...form.field('kind')}
        label={t('accommodation.kindLabel')}
        options={lodgingKinds.map((value) => ({ value, label: t(`accommodation.kind.${value}`) }))}
      />
      <TextField {...form.field('label')} label={t('accommodation.label')} maxLength={80} />
      <NumberField {...form.field('capacity')} label={t('accommodation.capacity')} />
      <TextField {...form.field('note')} label={t('accommodation.note')} maxLength={1000} optional />
      <Submit form={form} cancel={props.close} />
    </Form>
  );
}

function useLodgingForm({ placeId, lodging, close }: LodgingFormProps) {
  const t = useWords();
  const create = useWrite('lodgingCreate', ['accommodation', 'adminOverview']);
  const update = useWrite('lodgingUpdate', ['accommodation', 'adminOverview']);
  return useForm<Values>({
    id: `lodging-${placeId}-${lodging?.id ?? 'new'}`,
    values: lodging
      ? { ...columnsOf(lodging), note: lodging.note ?? '' }
      : { kind: 'room', label: '', capacity: null, note: '' },
    check: (values) => contractErrors(LodgingBody, { placeId, ...bodyOf(values) }),
    // No place has two lodgings of one name.
    refused: (failure) =>
      failure.kind === 'refused' && failure.code === 'lodging-label-taken'
        ? { label: { code: 'uniquePair', first: t('accommodation.place'), second: t('accommodation.label') } }
        : {},
    send: async (values) => {
      const columns = bodyOf(values);
      const outcome = lodging
        ? await update({ params: { id: lodging.id }, body: { ...columns, before: columnsOf(lodging) } })
        : await create({ body: { ...columns, placeId } });
      if (outcome.ok) close();
      return outcome;
    },
  });
}

/** An empty number is NaN, which no schema lets pass. */
function bodyOf({ kind, label, capacity, note }: Values) {
  return { kind, label: label.trim(), capacity: capacity ?? Number.NaN, note: note.trim() || null };
}

function columnsOf({ kind, label, capacity, note }: AccommodationLodging) {
  return { kind, label, capacity, note };
}
