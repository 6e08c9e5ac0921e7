import { ShiftBody, ShiftSplitBody } from '@sevenmetre/contract/duty/schemas';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { clockOf, instantOfClock } from '../../../lib/time/zone-clock.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { contractErrors } from '../../../ui/forms/contract-errors.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { QuantityField } from '../../../ui/forms/number-fields.tsx';
import { FieldFrame, fieldAttributes } from '../../../ui/forms/field-frame.tsx';
import type { FieldProps } from '../../../ui/forms/field-frame.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { Shift } from './duty-text.ts';

/** Times of a shift and how many it needs, by hand. */
export function ShiftForm({ shift, timeZone }: { shift: Shift; timeZone: string }) {
  const t = useWords();
  const save = useWrite('shiftSave', ['duty', 'shiftCandidates', 'presses']);
  const timeOf = (instant: string) => clockOf(instant, timeZone).slice(11);
  const instantAt = (time: string) => instantOfClock(`${shift.day}T${time}`, timeZone) ?? '';
  const form = useForm({
    id: `shift-${shift.id}`,
    values: { startsAt: timeOf(shift.startsAt), endsAt: timeOf(shift.endsAt), needed: shift.needed },
    check: ({ startsAt, endsAt, needed }) =>
      contractErrors(ShiftBody, { startsAt: instantAt(startsAt), endsAt: instantAt(endsAt), needed }),
    send: ({ startsAt, endsAt, needed }) =>
      save({
        params: { id: shift.id },
        body: { startsAt: instantAt(startsAt), endsAt: instantAt(endsAt), needed },
      }),
  });
  return (
    <Form form={form} className="duty__form">
      <TimeField {...form.field('startsAt')} label={t('duty.panel.begin')} />
      <TimeField {...form.field('endsAt')} label={t('duty.panel.end')} />
      <QuantityField {...form.field('needed')} label={t('duty.panel.needed')} max={50} />
      <Submit form={form} look="plain" />
    </Form>
  );
}

/** Divides a shift; the middle of it is proposed. */
export function SplitForm({ shift, timeZone }: { shift: Shift; timeZone: string }) {
  const t = useWords();
  const split = useWrite('shiftSplit', ['duty', 'shiftCandidates', 'presses']);
  const middle = new Date((Date.parse(shift.startsAt) + Date.parse(shift.endsAt)) / 2).toISOString();
  const instantAt = (time: string) => instantOfClock(`${shift.day}T${time}`, timeZone) ?? '';
  const form = useForm({
    id: `split-${shift.id}`,
    values: { at: clockOf(middle, timeZone).slice(11) },
    check: ({ at }) => contractErrors(ShiftSplitBody, { at: instantAt(at) }),
    send: ({ at }) => split({ params: { id: shift.id }, body: { at: instantAt(at) } }),
  });
  return (
    <Form form={form} className="duty__form">
      <TimeField {...form.field('at')} label={t('duty.panel.splitAt')} />
      <Submit form={form} look="plain">
        {t('duty.panel.split')}
      </Submit>
    </Form>
  );
}

/** Can be undone, so nothing is asked. */
export function RemoveShift({ shift }: { shift: Shift }) {
  const t = useWords();
  const remove = useWrite('shiftDelete', ['duty', 'shiftCandidates', 'presses']);
  const press = async () => ((await remove({ params: { id: shift.id } })).ok ? undefined : false);
  return (
    <AsyncButton look="danger" action={press}>
      {t('duty.panel.removeShift')}
    </AsyncButton>
  );
}

/** A time of day, by the browser's own field. */
export function TimeField(props: FieldProps<string>) {
  return (
    <FieldFrame {...props}>
      <input
        {...fieldAttributes(props)}
        className="input"
        type="time"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
