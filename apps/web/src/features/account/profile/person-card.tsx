import { languageOf } from '@sevenmetre/rules/vocabulary';
import { use } from 'react';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { phone as phoneError, required } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { OfferedLanguages, useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useChange } from './use-account.ts';

/** How the user is called, reached by phone and written to. */
export function PersonCard({ account }: { account: Account }) {
  const t = useWords();
  const offered = use(OfferedLanguages);
  const change = useChange();
  const { firstName, lastName, phone, locale } = account;
  const form = useForm({
    values: { firstName, lastName, phone: phone ?? '', locale },
    check: (person) => ({
      firstName: required(person.firstName),
      lastName: required(person.lastName),
      phone: phoneError(person.phone),
    }),
    send: async (person) => {
      const outcome = await change('accountUpdate', {
        body: { ...person, phone: person.phone.trim() === '' ? null : person.phone.trim() },
      });
      if (outcome.ok) showToast('done', t('profile.saved'));
      return outcome;
    },
  });
  return (
    <Card title={t('profile.person.title')} span={6}>
      <Form form={form} className="profile__form">
        <TextField
          {...form.field('firstName')}
          label={t('profile.person.firstName')}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...form.field('lastName')}
          label={t('profile.person.lastName')}
          autoComplete="family-name"
          maxLength={100}
        />
        <TextField
          {...form.field('phone')}
          type="tel"
          label={t('profile.person.phone')}
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
          optional
        />
        <ListField
          {...form.field('locale')}
          label={t('profile.person.language')}
          options={offered.map((offer) => ({ value: offer, label: languageOf(offer).name }))}
        />
        <Submit form={form}>{t('profile.person.save')}</Submit>
      </Form>
    </Card>
  );
}
