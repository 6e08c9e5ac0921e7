import { countryName } from '@sevenmetre/rules/names';
import type { ClubStep } from '@sevenmetre/rules/registration';
import type { ReactNode } from 'react';
import { moneyText } from '../../../lib/words/money.ts';
import { dayText, instantText } from '../../../lib/time/moments.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { FilesField } from './files-field.tsx';
import { useForm } from './form-context.ts';

/** Everything once more, the note, files, consent. */
export function CheckStep() {
  const t = useWords();
  const { form, change, error } = useForm();
  return (
    <>
      <Card title={t('clubRegistration.check.title')}>
        <ClubFacts />
        <TeamList />
        <GroupFacts />
      </Card>
      <Card title={t('clubRegistration.check.files')}>
        <TextAreaField
          name="registrationNote"
          label={t('clubRegistration.field.registrationNote')}
          value={form.registrationNote}
          onChange={(registrationNote) => change({ registrationNote })}
          error={error('registrationNote')}
          hint={t('clubRegistration.hint.note')}
          optional
        />
        <FilesField />
      </Card>
      <Card title={t('clubRegistration.check.terms')}>
        <Terms />
        <CheckField
          name="agreeToTerms"
          label={t('clubRegistration.field.agreeToTerms')}
          value={form.agreeToTerms}
          onChange={(agreeToTerms) => change({ agreeToTerms })}
          error={error('agreeToTerms')}
        />
        <Deadlines />
      </Card>
    </>
  );
}

/** Teams may have an earlier end than everything else. */
function Deadlines() {
  const t = useWords();
  const { offer, teamsClosed } = useForm();
  const { clubRegistrationUpdateTill, clubTeamCreateTill, edition } = offer;
  const moment = (till: string) => instantText(t, till, edition.timeZone);
  return (
    <p className="field-hint">
      {clubRegistrationUpdateTill === null
        ? null
        : t('clubRegistration.check.sendLater', { till: moment(clubRegistrationUpdateTill) })}{' '}
      {clubTeamCreateTill === null || teamsClosed || offer.isLate
        ? null
        : t('clubRegistration.check.teamsTill', { till: moment(clubTeamCreateTill) })}
    </p>
  );
}

function ClubFacts() {
  const { t, locale } = useLanguage();
  const { form, offer } = useForm();
  const country = offer.countries.find(({ id }) => id === form.countryId);
  const day = (text: string) => (text === '' ? '–' : dayText(t, text));
  const contact = `${form.tournamentContactFirstName} ${form.tournamentContactLastName}`.trim();
  const rows = [
    [t('clubRegistration.field.name'), form.name || '–'],
    [t('clubRegistration.field.countryId'), country ? countryName(country, locale) : '–'],
    [t('clubRegistration.contact'), contact === '' ? '–' : contact],
    [t('clubRegistration.step.stay'), `${day(form.arrivalDate)} – ${day(form.departureDate)}`],
  ] as const;
  return (
    <>
      <Facts rows={rows} />
      <Change step="club">{null}</Change>
    </>
  );
}

function TeamList() {
  const t = useWords();
  const { form, offer, view } = useForm();
  return (
    <>
      <ul className="registration-form__list">
        {form.teams.map((team, index) => {
          const category = offer.categories.find(({ id }) => id === team.teamCategoryId);
          const name = team.name.trim() || (view.teams[index]?.ownName ?? '');
          return (
            <li key={team.key}>
              <span>
                <b>{category?.code ?? '–'}</b> {name}{' '}
                {view.teams[index]?.state === 'waiting' ? (
                  <Badge kind="wait">{t('clubRegistration.state.waiting')}</Badge>
                ) : null}
              </span>
              <b>{moneyText(t, view.teams[index]?.total ?? 0, view.currency)}</b>
            </li>
          );
        })}
      </ul>
      <Change step="teams">
        {view.teams.some(({ state }) => state === 'waiting') ? t('clubRegistration.check.charged') : null}
      </Change>
    </>
  );
}

function GroupFacts() {
  const t = useWords();
  const { form, view } = useForm();
  const persons = form.extraPersons.reduce((sum, group) => sum + (group.bundlePersons ?? 0), 0);
  const total = view.groupTotals.reduce((sum, part) => sum + part, 0);
  if (form.extraPersons.length === 0) return null;
  const words = t('clubRegistration.total.persons', { count: persons });
  return (
    <p className="registration-form__sum">
      <span>
        {t('clubRegistration.step.extraPersons')}: {words}
      </span>
      <b>{moneyText(t, total, view.currency)}</b>
    </p>
  );
}

function Change({ step, children }: { step: ClubStep; children: ReactNode }) {
  const t = useWords();
  const { go } = useForm();
  return (
    <p className="registration-form__sum">
      <span className="field-hint">{children}</span>
      <button type="button" className="button button--outline" onClick={() => go(step)}>
        {t('signedIn.edit')}
        <span className="visually-hidden">: {t(`clubRegistration.step.${step}`)}</span>
      </button>
    </p>
  );
}

/** An address is a link, anything else the text itself. */
function Terms() {
  const t = useWords();
  const { terms } = useForm().offer;
  if (terms === null || terms.trim() === '') return null;
  if (!/^https?:\/\/\S+$/.test(terms.trim())) return <p className="registration-form__terms">{terms}</p>;
  return (
    <p>
      <a className="registration-form__link" href={terms.trim()} target="_blank" rel="noreferrer">
        {t('clubRegistration.check.read')}
      </a>
    </p>
  );
}
