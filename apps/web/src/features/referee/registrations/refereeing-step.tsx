import { sortByName } from '../../../lib/words/sort-by-name.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { ListField, PackField } from '../../../ui/forms/choice-fields.tsx';
import { ChosenField, PlainField } from './plain-fields.tsx';
import { useRefereeForm } from './referee-tools.ts';

/** What somebody referees, with whom, for which project, and the shirt. */
export function RefereeingStep() {
  const t = useWords();
  const { form, offer, change, error } = useRefereeForm();
  return (
    <CardGrid>
      <Card title={t('refereeRegistration.step.refereeing')}>
        <PlainField name="highestCompetition" hint={t('refereeRegistration.hint.highestCompetition')} />
        <PlainField name="licenceNumber" optional />
        <ColleagueFields />
        <ProjectFields />
        <ListField
          name="tshirtSizeId"
          label={t('refereeRegistration.field.tshirtSizeId')}
          optional
          none={t('refereeRegistration.hint.noShirt')}
          options={offer.tshirtSizes.map(({ id, code }) => ({ value: String(id), label: code }))}
          value={form.tshirtSizeId === null ? '' : String(form.tshirtSizeId)}
          onChange={(value) => change({ tshirtSizeId: value === '' ? null : Number(value) })}
          hint={t('refereeRegistration.hint.tshirtSizeId')}
          error={error('tshirtSizeId')}
        />
      </Card>
    </CardGrid>
  );
}

const choices = ['none', 'registered', 'asked'] as const;

function ColleagueFields() {
  const { t, locale } = useLanguage();
  const { offer, wishes, change } = useRefereeForm();
  const named = offer.colleagues.map(({ id, firstName, lastName, countryCode }) => ({
    value: String(id),
    label: `${lastName} ${firstName}${countryCode === null ? '' : ` (${countryCode})`}`,
  }));
  const choose = (value: string) => {
    const colleague = choices.find((known) => known === value) ?? 'none';
    const dropped = {
      ...(colleague === 'registered' ? {} : { colleagueRefereeId: null }),
      ...(colleague === 'asked' ? {} : { colleagueRefereeRequested: '' }),
    };
    change(dropped, { colleague });
  };
  return (
    <>
      <PackField
        name="colleague"
        label={t('refereeRegistration.colleague.question')}
        options={choices.map((value) => ({
          value,
          label: t(`refereeRegistration.colleague.${value}`),
          text: t(`refereeRegistration.colleague.${value}Text`),
        }))}
        value={wishes.colleague}
        onChange={choose}
      />
      {wishes.colleague === 'registered' ? (
        <ChosenField name="colleagueRefereeId" options={sortByName(named, locale, ({ label }) => label)} />
      ) : null}
      {wishes.colleague === 'asked' ? <PlainField name="colleagueRefereeRequested" /> : null}
    </>
  );
}

const own = 'own';

function ProjectFields() {
  const t = useWords();
  const { form, offer, wishes, change, error } = useRefereeForm();
  const isOwn = wishes.ownProject;
  const value = isOwn ? own : String(form.refereeProjectId ?? '');
  const choose = (next: string) => {
    const ownProject = next === own;
    const refereeProjectId = next === '' || ownProject ? null : Number(next);
    change({ refereeProjectId, ...(ownProject ? {} : { refereeProjectName: '' }) }, { ownProject });
  };
  return (
    <>
      <ListField
        name="refereeProjectId"
        label={t('refereeRegistration.field.refereeProjectId')}
        optional
        none={t('refereeRegistration.project.none')}
        options={[
          ...offer.projects.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: own, label: t('refereeRegistration.project.own') },
        ]}
        value={value}
        onChange={choose}
        error={error('refereeProjectId')}
      />
      {isOwn ? <PlainField name="refereeProjectName" /> : null}
    </>
  );
}
