import { inLanguage } from '@sevenmetre/rules/language';
import type { Translator } from '@sevenmetre/phrases';
import type { OrderForm } from '@sevenmetre/rules/registration';
import type { ReactNode } from 'react';
import { moneyText } from '../../../lib/words/money.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { PackField } from '../../../ui/forms/choice-fields.tsx';
import { QuantityField } from '../../../ui/forms/number-fields.tsx';
import { useForm } from './form-context.ts';
import { type PriceItem, priceIn } from './form-view.ts';

interface OrderFieldsProps {
  /** Where the order stands in the form: `teams.0`. */
  readonly path: string;
  readonly order: OrderForm;
  readonly change: (patch: Partial<OrderForm>) => void;
  readonly disabled: boolean;
  /** Who is meant by the persons with the package, where it needs saying. */
  readonly who?: string;
}

/** Package, persons and what else can be ordered, each with its price. */
export function OrderFields({ path, order, change, disabled, who }: OrderFieldsProps) {
  const t = useWords();
  const { view, error } = useForm();
  const chosen = view.packages.find(({ id }) => id === order.bundlePricelistItemId);
  const name = `${path}.bundlePricelistItemId`;
  return (
    <>
      <PackField
        name={name}
        label={t('clubRegistration.field.bundlePricelistItemId')}
        value={order.bundlePricelistItemId === null ? 'none' : String(order.bundlePricelistItemId)}
        onChange={(id) =>
          change(
            withPackage(
              order,
              view.packages.find((item) => String(item.id) === id),
            ),
          )
        }
        options={usePackages(order, disabled)}
        error={error(name)}
      />
      <div className="field-grid registration-form__counts">
        <Count path={path} field="bundlePersons" {...{ order, change }} disabled={disabled || !chosen}>
          {chosen ? who : t('clubRegistration.hint.noPackage')}
        </Count>
        <Extra path={path} field="handballPersons" {...{ order, change, chosen, disabled }} />
        <Extra path={path} field="vipPartyPersons" {...{ order, change, chosen, disabled }} />
        <Extra path={path} field="singleRoomPersons" {...{ order, change, chosen, disabled }} />
      </div>
    </>
  );
}

function usePackages(order: OrderForm, disabled: boolean) {
  const { t, locale } = useLanguage();
  const { view } = useForm();
  const items = view.packages.map((item) => {
    const left = view.packagesLeft.get(item.id) ?? null;
    const isChosen = order.bundlePricelistItemId === item.id;
    return {
      value: String(item.id),
      label: localName(item, locale),
      text: <PackageText item={item} left={left} isTaken={isChosen && (order.bundlePersons ?? 0) > 0} />,
      disabled: !isChosen && (disabled || (left !== null && left <= 0)),
    };
  });
  const none = {
    value: 'none',
    label: t('clubRegistration.package.none'),
    text: t('clubRegistration.package.noneText'),
    disabled,
  };
  return [...items, none];
}

interface PackageTextProps {
  readonly item: PriceItem;
  /** Places beside all of this form, less than nothing when it asks for more than there are; null: no bound. */
  readonly left: number | null;
  /** This order has places in it. */
  readonly isTaken: boolean;
}

function PackageText({ item, left, isTaken }: PackageTextProps) {
  const { t, locale } = useLanguage();
  const { currency } = useForm().view;
  const description = inLanguage(locale, { cs: item.descriptionCs, en: item.descriptionEn });
  const meals =
    item.cateringType === null ? null : t(`clubRegistration.package.catering.${item.cateringType}`);
  return (
    <>
      {t('clubRegistration.package.price', { price: moneyText(t, priceIn(currency, item), currency) })}
      <br />
      {description ?? meals}
      {left === null ? null : (
        <>
          <br />
          <b>{leftText(t, left, isTaken)}</b>
        </>
      )}
    </>
  );
}

function leftText(t: Translator, left: number, isTaken: boolean): string {
  if (!isTaken) return t('clubRegistration.package.left', { count: Math.max(0, left) });
  if (left < 0) return t('clubRegistration.package.tooMany', { count: -left });
  return left === 0
    ? t('clubRegistration.package.last')
    : t('clubRegistration.package.left', { count: left });
}

/** Another package may not have what was ordered with the one before. */
function withPackage(order: OrderForm, item: PriceItem | undefined): Partial<OrderForm> {
  const keep = (field: 'handballPersons' | 'vipPartyPersons' | 'singleRoomPersons', has: boolean) =>
    has ? order[field] : 0;
  return {
    bundlePricelistItemId: item?.id ?? null,
    bundlePersons: item ? order.bundlePersons : 0,
    handballPersons: keep('handballPersons', item?.handballRestaurantAvailable ?? true),
    vipPartyPersons: keep('vipPartyPersons', item?.vipPartyAvailable ?? true),
    singleRoomPersons: keep('singleRoomPersons', item?.singleRoomAvailable ?? false),
  };
}

interface ExtraProps {
  readonly path: string;
  readonly field: 'handballPersons' | 'vipPartyPersons' | 'singleRoomPersons';
  readonly order: OrderForm;
  readonly change: (patch: Partial<OrderForm>) => void;
  readonly chosen: PriceItem | undefined;
  readonly disabled: boolean;
}

const services = {
  handballPersons: 'monday-lunch',
  vipPartyPersons: 'vip-party',
  singleRoomPersons: 'single-room',
} as const;

/** Left out when the price list has no such thing at all. */
function Extra({ field, chosen, disabled, ...rest }: ExtraProps) {
  const t = useWords();
  const { offer, view } = useForm();
  const { currency } = view;
  const item = offer.priceList.find(({ serviceType }) => serviceType === services[field]);
  if (!item) return null;
  const has = {
    handballPersons: chosen?.handballRestaurantAvailable ?? true,
    vipPartyPersons: chosen?.vipPartyAvailable ?? true,
    singleRoomPersons: chosen?.singleRoomAvailable ?? false,
  }[field];
  const price = moneyText(t, priceIn(currency, item), currency);
  const without = t(chosen ? 'clubRegistration.hint.notOffered' : 'clubRegistration.hint.noPackage');
  return (
    <Count {...rest} field={field} disabled={disabled || (!has && !rest.order[field])}>
      {has ? t('clubRegistration.hint.each', { price }) : without}
    </Count>
  );
}

interface CountProps {
  readonly path: string;
  readonly field: 'bundlePersons' | 'handballPersons' | 'vipPartyPersons' | 'singleRoomPersons';
  readonly order: OrderForm;
  readonly change: (patch: Partial<OrderForm>) => void;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

function Count({ path, field, order, change, disabled, children }: CountProps) {
  const t = useWords();
  const { error } = useForm();
  const name = `${path}.${field}`;
  return (
    <QuantityField
      name={name}
      label={t(`clubRegistration.field.${field}`)}
      value={order[field] ?? 0}
      onChange={(value) => change({ [field]: value })}
      error={error(name)}
      hint={children}
      disabled={disabled}
    />
  );
}
