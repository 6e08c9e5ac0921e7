import { cateringTypes, packageLodgings } from '@sevenmetre/rules/vocabulary';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import type { PricePartProps } from './price-parts.tsx';

const audiences = ['local', 'foreign'] as const;

/** Who can order it, and whether anybody can now. */
export function OfferCard({ form: { values, change, errorOf }, list }: PricePartProps) {
  const { t, locale } = useLanguage();
  const levels = list.serviceLevels.map((level) => ({
    value: String(level.id),
    label: localName(level, locale),
  }));
  return (
    <Card title={t('priceList.card.offer')} span={6}>
      <ListField
        name="availabilityFilter"
        label={t('priceList.field.availabilityFilter')}
        value={values.availabilityFilter ?? ''}
        onChange={(one) => change({ availabilityFilter: audiences.find((known) => known === one) ?? null })}
        none={t('priceList.audience.all')}
        options={audiences.map((one) => ({ value: one, label: t(`priceList.audience.${one}`) }))}
      />
      {values.serviceType === 'entry-fee' ? (
        <ListField
          name="serviceLevelId"
          label={t('priceList.field.serviceLevelId')}
          hint={t('priceList.hint.serviceLevelId')}
          value={values.serviceLevelId === null ? '' : String(values.serviceLevelId)}
          onChange={(id) => change({ serviceLevelId: id === '' ? null : Number(id) })}
          none={t('priceList.anyLevel')}
          options={levels}
          error={errorOf('serviceLevelId')}
        />
      ) : null}
      <CheckField
        name="isActive"
        label={t('priceList.field.isActive')}
        hint={t('priceList.hint.isActive')}
        value={values.isActive}
        onChange={(isActive) => change({ isActive })}
        optional
      />
      <CheckField
        name="isSystem"
        label={t('priceList.field.isSystem')}
        hint={t('priceList.hint.isSystem')}
        value={values.isSystem}
        onChange={(isSystem) => change({ isSystem })}
        optional
      />
    </Card>
  );
}

const extras = ['singleRoomAvailable', 'handballRestaurantAvailable', 'vipPartyAvailable'] as const;

/** Meals, places and what can be ordered along with a package. */
export function PackageCard({ form: { values, change, errorOf } }: PricePartProps) {
  const t = useWords();
  return (
    <Card title={t('priceList.card.package')} span={6}>
      <ListField
        name="cateringType"
        label={t('priceList.field.cateringType')}
        value={values.cateringType ?? ''}
        onChange={(one) => change({ cateringType: cateringTypes.find((known) => known === one) ?? null })}
        none={t('priceList.notSaid')}
        options={cateringTypes.map((one) => ({ value: one, label: t(`priceList.catering.${one}`) }))}
      />
      <ListField
        name="lodging"
        label={t('priceList.field.lodging')}
        hint={t('priceList.hint.lodging')}
        value={values.lodging ?? ''}
        onChange={(one) => change({ lodging: packageLodgings.find((known) => known === one) ?? null })}
        none={t('priceList.notSaid')}
        options={packageLodgings.map((one) => ({ value: one, label: t(`priceList.lodging.${one}`) }))}
      />
      <NumberField
        name="capacity"
        label={t('priceList.field.capacity')}
        hint={t('priceList.hint.capacity')}
        value={values.capacity}
        onChange={(capacity) => change({ capacity })}
        error={errorOf('capacity')}
        optional
      />
      {extras.map((key) => (
        <CheckField
          key={key}
          name={key}
          label={t(`priceList.field.${key}`)}
          value={values[key]}
          onChange={(value) => change({ [key]: value })}
          optional
        />
      ))}
    </Card>
  );
}
