import { LodgingsBody, mostRooms } from '@sevenmetre/contract/accommodation/schemas';
import { lodgingKinds } from '@sevenmetre/rules/vocabulary';
import type { LodgingKind } from '@sevenmetre/rules/vocabulary';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { contractErrors } from '../../../ui/forms/contract-errors.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { type FormErrors, useForm } from '../../../ui/forms/use-form.ts';

interface Values {
  readonly kind: LodgingKind;
  readonly prefix: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly capacity: number | null;
}

/** Rooms that differ by their numbers only, such as 101 to 124 with three beds each. */
export function RoomsForm({ placeId, close }: { placeId: number; close: () => void }) {
  const t = useWords();
  const create = useWrite('lodgingsCreate', ['accommodation', 'adminOverview', 'allotmentPlan']);
  const form = useForm<Values>({
    id: `rooms-${placeId}`,
    values: { kind: 'room', prefix: '', from: null, to: null, capacity: null },
    check: (values) => errorsOf(placeId, values),
    send: async (values) => {
      const outcome = await create({ body: bodyOf(placeId, values) });
      if (outcome.ok) close();
      return outcome;
    },
  });
  const count = countOf(form.values);
  return (
    <Form form={form} className="accommodation__form" label={t('accommodation.rooms.add')}>
      <ListField
        {...form.field('kind')}
        label={t('accommodation.kindLabel')}
        options={lodgingKinds.map((value) => ({ value, label: t(`accommodation.kind.${value}`) }))}
      />
      <TextField {...form.field('prefix')} label={t('accommodation.rooms.prefix')} maxLength={60} optional />
      <NumberField {...form.field('from')} label={t('accommodation.rooms.from')} />
      <NumberField {...form.field('to')} label={t('accommodation.rooms.to')} />
      <NumberField {...form.field('capacity')} label={t('accommodation.rooms.beds')} />
      <Submit form={form} cancel={close}>
        {count > 0 && count <= mostRooms
          ? t('accommodation.rooms.create', { count })
          : t('accommodation.rooms.add')}
      </Submit>
    </Form>
  );
}

/** 0 while a number is missing, or the last is below the first. */
function countOf({ from, to }: Values): number {
  return from === null || to === null || !(from <= to) ? 0 : to - from + 1;
}

function errorsOf(placeId: number, values: Values): FormErrors<Values> {
  const { from, to } = values;
  const errors = contractErrors<Values>(LodgingsBody, bodyOf(placeId, values));
  if (from === null || to === null || errors.from || errors.to) return errors;
  if (from > to) return { ...errors, to: { code: 'min', min: from } };
  return countOf(values) > mostRooms ? { ...errors, to: { code: 'max', max: from + mostRooms - 1 } } : errors;
}

/** An empty number is NaN, which no schema lets pass. */
function bodyOf(placeId: number, { kind, prefix, from, to, capacity }: Values) {
  return {
    placeId,
    kind,
    prefix: prefix.trim(),
    from: from ?? Number.NaN,
    to: to ?? Number.NaN,
    capacity: capacity ?? Number.NaN,
    note: null,
  };
}
