import {
  longestName,
  longestPersonText,
  personChoices,
  type PersonField,
  personGenders,
  personTexts,
  type RosterViolation,
} from '@sevenmetre/rules/roster';
import { useWords } from '../../../lib/words/words.ts';
import { ListField, PackField } from '../../../ui/forms/choice-fields.tsx';
import { DateField } from '../../../ui/forms/date/date-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { violationText } from './problem-text.ts';
import type { ParticipantDraft } from './participant-draft.ts';

interface PersonStepProps {
  readonly draft: ParticipantDraft;
  readonly change: (patch: Partial<ParticipantDraft>) => void;
  readonly violations: readonly RosterViolation[];
  /** Of the tournament, an ISO date: nobody is born after it. */
  readonly firstDay: string;
  /** Somebody else's team has this person too. */
  readonly locked: boolean;
}

/** Who it is. */
export function PersonStep({ draft, change, violations, firstDay, locked }: PersonStepProps) {
  const t = useWords();
  const error = (field: PersonField) => {
    const found = violations.find((violation) => violation.field === field);
    if (!found) return undefined;
    return isMissing(found) ? t('signedIn.error.required') : violationText(t, found);
  };
  const name = (field: 'firstName' | 'lastName') => (
    <TextField
      name={field}
      label={t(`participants.column.${field}`)}
      autoComplete="off"
      maxLength={longestName + 20}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
      error={error(field)}
      disabled={locked}
    />
  );
  return (
    <>
      {locked ? <p className="field-hint">{t('participants.form.foreign')}</p> : null}
      <div className="field-grid">
        {name('firstName')}
        {name('lastName')}
        <DateField
          name="birthDate"
          label={t('participants.column.birthDate')}
          hint={t('participants.form.birthHint')}
          max={firstDay}
          value={draft.birthDate}
          onChange={(birthDate) => change({ birthDate })}
          error={error('birthDate')}
          disabled={locked}
        />
        {personTexts.map((field) => {
          const shared = {
            name: field,
            label: t(`participants.column.${field}`),
            optional: true,
            value: draft[field],
            onChange: (value: string) => change({ [field]: value }),
            error: error(field),
            disabled: locked,
          };
          const choices = personChoices[field];
          return choices === undefined ? (
            <TextField key={field} {...shared} autoComplete="off" maxLength={longestPersonText[field]} />
          ) : (
            <ListField
              key={field}
              {...shared}
              hint={t('participants.photoHint')}
              none={t('participants.photo.open')}
              options={choices.map((value) => ({ value, label: t(`participants.photo.${value}`) }))}
            />
          );
        })}
      </div>
      <PackField
        name="gender"
        label={t('participants.column.gender')}
        options={personGenders.map((value) => ({
          value,
          label: t(`participants.gender.${value}`),
          disabled: locked,
        }))}
        value={draft.gender ?? ''}
        onChange={(value) => change({ gender: personGenders.find((known) => known === value) ?? null })}
        error={error('gender')}
      />
    </>
  );
}

/** Beside its field the label says what is missing; lists of everything name it in a sentence. */
function isMissing({ code }: RosterViolation): boolean {
  return code === 'name-missing' || code === 'birth-date-missing' || code === 'gender-missing';
}
