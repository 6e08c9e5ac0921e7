import type { RefereeForm } from '@sevenmetre/rules/registration';
import { useState } from 'react';
import { useWords } from '../../lib/words.ts';
import { Card, CardGrid } from '../../ui/zone/card.tsx';
import { ListField, PackField } from '../../ui/zone/choice-fields.tsx';
import { ChosenField, PlainField } from './plain-fields.tsx';
import { useRefereeForm } from './referee-tools.ts';

/** What somebody referees, with whom, for which project, and the shirt. */
export function RefereeingStep() {
  const t = useWords();
  const { form, offer, change, error } = useRefereeForm();
  return (
    <CardGrid>
      <Card title={t('refereeForm.step.refereeing')}>
        <PlainField name="highestCompetition" hint={t('refereeForm.hint.highestCompetition')} />
        <ColleagueFields />
        <ProjectFields />
        <ListField
          name="tshirtSizeId"
          label={t('refereeForm.field.tshirtSizeId')}
          optional
          none={t('refereeForm.hint.noShirt')}
          options={offer.tshirtSizes.map(({ id, code }) => ({ value: String(id), label: code }))}
          value={form.tshirtSizeId === null ? '' : String(form.tshirtSizeId)}
          onChange={(value) => change({ tshirtSizeId: value === '' ? null : Number(value) })}
          hint={t('refereeForm.hint.tshirtSizeId')}
          error={error('tshirtSizeId')}
        />
      </Card>
    </CardGrid>
  );
}

const wishes = ['none', 'registered', 'asked'] as const;
type Wish = (typeof wishes)[number];

function ColleagueFields() {
  const t = useWords();
  const { form, offer, change } = useRefereeForm();
  const [wish, setWish] = useState<Wish>(() => wishOf(form));
  const choose = (value: string) => {
    const next = wishes.find((known) => known === value) ?? 'none';
    setWish(next);
    change({
      ...(next === 'registered' ? {} : { colleagueRefereeId: null }),
      ...(next === 'asked' ? {} : { colleagueRefereeRequested: '' }),
    });
  };
  return (
    <>
      <PackField
        name="colleague"
        label={t('refereeForm.colleague.question')}
        options={wishes.map((value) => ({
          value,
          label: t(`refereeForm.colleague.${value}`),
          text: t(`refereeForm.colleague.${value}Text`),
        }))}
        value={wish}
        onChange={choose}
      />
      {wish === 'registered' ? (
        <ChosenField
          name="colleagueRefereeId"
          options={offer.colleagues.map(({ id, firstName, lastName, countryCode }) => ({
            value: String(id),
            label: `${lastName} ${firstName}${countryCode === null ? '' : ` (${countryCode})`}`,
          }))}
        />
      ) : null}
      {wish === 'asked' ? <PlainField name="colleagueRefereeRequested" /> : null}
    </>
  );
}

function wishOf({ colleagueRefereeId, colleagueRefereeRequested }: RefereeForm): Wish {
  if (colleagueRefereeId !== null) return 'registered';
  return colleagueRefereeRequested.trim() === '' ? 'none' : 'asked';
}

const own = 'own';

function ProjectFields() {
  const t = useWords();
  const { form, offer, change, error } = useRefereeForm();
  const [isOwn, setOwn] = useState(form.refereeProjectName.trim() !== '');
  const value = isOwn ? own : String(form.refereeProjectId ?? '');
  const choose = (next: string) => {
    setOwn(next === own);
    const refereeProjectId = next === '' || next === own ? null : Number(next);
    change({ refereeProjectId, ...(next === own ? {} : { refereeProjectName: '' }) });
  };
  return (
    <>
      <ListField
        name="refereeProjectId"
        label={t('refereeForm.field.refereeProjectId')}
        optional
        none={t('refereeForm.project.none')}
        options={[
          ...offer.projects.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: own, label: t('refereeForm.project.own') },
        ]}
        value={value}
        onChange={choose}
        error={error('refereeProjectId')}
      />
      {isOwn ? <PlainField name="refereeProjectName" /> : null}
    </>
  );
}
