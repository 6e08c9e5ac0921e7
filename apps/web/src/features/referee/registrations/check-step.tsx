import { refereeFields } from '@sevenmetre/rules/registration';
import type { RefereeField, RefereeForm } from '@sevenmetre/rules/registration';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Card, CardGrid, Facts } from '../../../ui/page/card.tsx';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { fieldValue } from './field-value.ts';
import { useRefereeForm } from './referee-tools.ts';

const shown = refereeFields.filter((field) => field !== 'registrationNote' && field !== 'agreeToTerms');

/** Everything once more, the note and the consent. */
export function CheckStep() {
  const words = useLanguage();
  const { t } = words;
  const { form, offer, change, error } = useRefereeForm();
  const rows = shown.flatMap((field) =>
    isEmpty(form, field)
      ? []
      : [[t(`refereeRegistration.field.${field}`), fieldValue(words, form, offer, field)] as const],
  );
  return (
    <CardGrid>
      <Card title={t('refereeRegistration.step.check')}>
        <Facts rows={rows} />
        <TextAreaField
          name="registrationNote"
          label={t('refereeRegistration.field.registrationNote')}
          optional
          value={form.registrationNote}
          onChange={(registrationNote) => change({ registrationNote })}
          error={error('registrationNote')}
        />
        <CheckField
          name="agreeToTerms"
          label={<Consent terms={offer.terms} />}
          value={form.agreeToTerms}
          onChange={(agreeToTerms) => change({ agreeToTerms })}
          error={error('agreeToTerms')}
        />
      </Card>
    </CardGrid>
  );
}

/** What was not filled in and need not be is left out. */
function isEmpty(form: RefereeForm, field: RefereeField): boolean {
  const value = form[field];
  if (field === 'wantsAccommodation') return false;
  return value === null || value === '' || value === false || value === 0;
}

function Consent({ terms }: { terms: string | null }): ReactNode {
  const t = useWords();
  const isAddress = terms !== null && /^https?:\/\//.test(terms);
  return (
    <>
      {t('refereeRegistration.field.agreeToTerms')}
      {isAddress ? (
        <>
          {' ('}
          <a href={terms} target="_blank" rel="noreferrer">
            {t('refereeRegistration.conditions')}
          </a>
          )
        </>
      ) : null}
    </>
  );
}
