import { localName, useLanguage } from '../../../lib/words/words.ts';
import { accommodationPath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import type { PlacePartProps } from './place-fields.tsx';

/** What a place is for, and how many can sleep there. */
export function PlaceUse({ form: { values, change, errorOf }, row, trainingTypes }: PlacePartProps) {
  const { t, locale } = useLanguage();
  const isFixed = row?.values.isShared ?? false;
  const check = (key: 'isActive' | 'visibleOnMap' | 'defaultRefereeAccommodation' | 'isShared') => ({
    name: key,
    label: t(`enumerations.place.${key}`),
    value: values[key],
    onChange: (value: boolean) => change({ [key]: value }),
    error: errorOf(key),
    optional: true,
  });
  const allowed = values.allowedTrainingTypesIds;
  const allow = (id: number, on: boolean) =>
    change({ allowedTrainingTypesIds: on ? [...allowed, id] : allowed.filter((known) => known !== id) });
  return (
    <Card title={t('enumerations.place.use')} span={6}>
      <CheckField {...check('isActive')} hint={t('enumerations.place.activeHint')} />
      <CheckField {...check('visibleOnMap')} />
      <CheckField {...check('defaultRefereeAccommodation')} />
      <CheckField
        {...check('isShared')}
        disabled={isFixed}
        hint={t(isFixed ? 'enumerations.place.sharedFixed' : 'enumerations.place.sharedHint')}
      />
      <fieldset className="enumerations__types">
        <legend>{t('enumerations.place.trainings')}</legend>
        {trainingTypes.length === 0 ? (
          <p className="field-hint">{t('enumerations.place.noTrainings')}</p>
        ) : null}
        {trainingTypes.map((type) => (
          <CheckField
            key={type.id}
            name={`training-${type.id}`}
            label={localName(type, locale)}
            value={allowed.includes(type.id)}
            onChange={(on) => allow(type.id, on)}
            optional
          />
        ))}
      </fieldset>
      {row === null ? null : (
        <p className="field-hint">
          {t('enumerations.place.lodgings')}:{' '}
          <Link to={accommodationPath}>{t('enumerations.place.beds', { count: row.beds })}</Link>.{' '}
          {t('enumerations.place.bedsHint')}
        </p>
      )}
    </Card>
  );
}
