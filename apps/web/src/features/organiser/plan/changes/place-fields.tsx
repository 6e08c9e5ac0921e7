import { useWords } from '../../../../lib/words/words.ts';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../../ui/forms/number-fields.tsx';
import type { HappeningFieldsProps } from './happening-draft.ts';
import { MomentField } from './moment-field.tsx';

/** A hall with the time in which something happens to it. */
export function PlaceFields(props: HappeningFieldsProps) {
  const t = useWords();
  const { form, changes } = props;
  const { kind, to, minutes } = form.values;
  return (
    <>
      <HallField {...props} />
      <MomentField
        {...form.field('from')}
        label={t('planChanges.from')}
        days={changes.days}
        onChange={(from) => form.change({ from, to: Math.max(to, from + 60) })}
      />
      {kind === 'hallLate' ? (
        <NumberField
          {...form.field('minutes')}
          label={t('planChanges.minutes')}
          value={minutes}
          onChange={(typed) => form.change({ minutes: typed ?? 0 })}
        />
      ) : (
        <MomentField {...form.field('to')} label={t('planChanges.to')} days={changes.days} />
      )}
    </>
  );
}

export function HallField({ form, changes, names }: HappeningFieldsProps) {
  const t = useWords();
  return (
    <ListField
      {...form.field('hall')}
      label={t('planChanges.hall')}
      none={t('planChanges.choose')}
      options={changes.courts.map(({ key }) => ({ value: key, label: names.hall(key) }))}
    />
  );
}
