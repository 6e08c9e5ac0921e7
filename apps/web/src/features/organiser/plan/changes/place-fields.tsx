import { useWords } from '../../../../lib/words/words.ts';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../../ui/forms/number-fields.tsx';
import type { HappeningFieldsProps } from './happening-draft.ts';
import { MomentField } from './moment-field.tsx';

/** A hall with the time in which something happens to it. */
export function PlaceFields(props: HappeningFieldsProps) {
  const t = useWords();
  const { draft, changes, change } = props;
  return (
    <>
      <HallField {...props} />
      <MomentField
        label={t('planChanges.from')}
        value={draft.from}
        days={changes.days}
        onChange={(from) => change({ from, to: Math.max(draft.to, from + 60) })}
      />
      {draft.kind === 'hallLate' ? (
        <NumberField
          name="minutes"
          label={t('planChanges.minutes')}
          value={draft.minutes}
          onChange={(minutes) => change({ minutes: minutes ?? 0 })}
        />
      ) : (
        <MomentField
          label={t('planChanges.to')}
          value={draft.to}
          days={changes.days}
          onChange={(to) => change({ to })}
        />
      )}
    </>
  );
}

export function HallField({ draft, changes, names, change }: HappeningFieldsProps) {
  const t = useWords();
  return (
    <ListField
      name="hall"
      label={t('planChanges.hall')}
      value={draft.hall}
      onChange={(hall) => change({ hall })}
      none={t('planChanges.choose')}
      options={changes.courts.map(({ key }) => ({ value: key, label: names.hall(key) }))}
    />
  );
}
