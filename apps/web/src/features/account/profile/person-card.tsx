import { languageOf } from '@sevenmetre/rules/vocabulary';
import { use, useState } from 'react';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { phone as phoneError, required } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { OfferedLanguages, useWords } from '../../../lib/words/words.ts';
import { errorText } from '../../../lib/queries/failure-words.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useChange } from './use-account.ts';

/** What is typed, what is wrong with it, and how it is saved. */
function usePerson(account: Account) {
  const t = useWords();
  const change = useChange();
  const [person, setPerson] = useState({
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phone ?? '',
    locale: account.locale,
  });
  useUnsaved(
    (['firstName', 'lastName', 'phone', 'locale'] as const).some(
      (field) => person[field].trim() !== (account[field] ?? ''),
    ),
  );
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const set = (name: 'firstName' | 'lastName' | 'phone') => (value: string) =>
    setPerson({ ...person, [name]: value });
  const errors = {
    firstName: required(person.firstName),
    lastName: required(person.lastName),
    phone: phoneError(person.phone),
  };
  const said = (name: keyof typeof errors) => {
    const found = tried ? errors[name] : null;
    return found === null ? null : errorText(t, found);
  };
  const save = async () => {
    setTried(true);
    setError(null);
    if (Object.values(errors).some((found) => found !== null)) return false;
    const { phone, ...rest } = person;
    const changed = await change('accountUpdate', {
      body: { ...rest, phone: phone.trim() === '' ? null : phone.trim() },
    });
    if (changed.error !== undefined) {
      setError(changed.error);
      return false;
    }
    showToast('done', t('profile.saved'));
    return true;
  };
  return { person, setPerson, set, said, save, error };
}

/** How the user is called, reached by phone and written to. */
export function PersonCard({ account }: { account: Account }) {
  const t = useWords();
  const offered = use(OfferedLanguages);
  const { person, setPerson, set, said, save, error } = usePerson(account);
  return (
    <Card title={t('profile.person.title')} span={6}>
      <form className="profile__form" onSubmit={(event) => event.preventDefault()}>
        <TextField
          name="firstName"
          label={t('profile.person.firstName')}
          autoComplete="given-name"
          maxLength={100}
          value={person.firstName}
          onChange={set('firstName')}
          error={said('firstName')}
        />
        <TextField
          name="lastName"
          label={t('profile.person.lastName')}
          autoComplete="family-name"
          maxLength={100}
          value={person.lastName}
          onChange={set('lastName')}
          error={said('lastName')}
        />
        <TextField
          name="phone"
          type="tel"
          label={t('profile.person.phone')}
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
          optional
          value={person.phone}
          onChange={set('phone')}
          error={said('phone')}
        />
        <ListField
          name="locale"
          label={t('profile.person.language')}
          options={offered.map((locale) => ({ value: locale, label: languageOf(locale).name }))}
          value={person.locale}
          onChange={(locale) => setPerson({ ...person, locale: languageOf(locale).code })}
        />
        <div role="alert">{error === null ? null : <p className="field-error">{error}</p>}</div>
        <div className="actions">
          <AsyncButton action={save}>{t('profile.person.save')}</AsyncButton>
        </div>
      </form>
    </Card>
  );
}
