import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import type { Locale } from '@sevenmetre/rules/language';
import { estimate, offeredPrices } from '@sevenmetre/rules/pricing';
import { clubLimits, type JoinOrder, writeJoinOrder } from '@sevenmetre/rules/registration';
import type { Currency } from '@sevenmetre/rules/vocabulary';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { clubRegistrationStartPath } from '../../../lib/paths/paths.ts';
import { dateInMonth, dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { useRegisterPath } from './register-link.tsx';
import './calculator.css';

type Order = Omit<JoinOrder, 'category' | 'currency'>;
type Price = JoinSlice['prices'][number];

/** Clubs pay in crowns from a country of the crown, all others in euros (MO1). */
export function usualCurrency(locale: Locale): Currency {
  return locale === 'cs' ? 'CZK' : 'EUR';
}

interface CalculatorProps {
  readonly slice: JoinSlice;
  readonly isOpen: boolean;
  /** Receives what the visitor has chosen, as query parameters of the form. */
  readonly onChoose: (search: string) => void;
}

/** What an order costs, by the rules of the registration, and the way there with it. */
export function Calculator({ slice, isOpen, onChoose }: CalculatorProps) {
  const { t } = useLanguage();
  const [currency, setCurrency] = useState<Currency>(usualCurrency(t.locale));
  const [order, setOrder] = useState<Order>(() => firstOrder(slice, currency));
  const navigate = useNavigate();
  const pathOf = useRegisterPath();
  const choose = (next: Order, inCurrency: Currency) => {
    setOrder(next);
    setCurrency(inCurrency);
    onChoose(searchOf(next, inCurrency));
  };
  const change = (patch: Partial<Order>) => choose({ ...order, ...patch }, currency);
  const switchTo = (next: Currency) => {
    // A package of the other currency is not sold to these clubs.
    const isSold = packagesOf(slice, next).some(({ id }) => id === order.packageId);
    choose(isSold ? order : { ...order, packageId: null }, next);
  };
  const send = () => void navigate(pathOf(`?${searchOf(order, currency)}`));
  return (
    <section aria-labelledby="prices">
      <div className="section-head">
        <h2 id="prices">{t('join.costs.heading')}</h2>
        <CurrencySwitch currency={currency} switchTo={switchTo} />
      </div>
      <form
        className="calculator"
        action={clubRegistrationStartPath}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Counts slice={slice} order={order} currency={currency} change={change} />
        <Levels slice={slice} order={order} currency={currency} change={change} />
        <Packages slice={slice} order={order} currency={currency} change={change} />
        <Sums slice={slice} order={order} currency={currency} />
        {isOpen ? (
          <button className="button calculator__send" type="submit">
            {t('join.costs.continue')}
          </button>
        ) : null}
      </form>
    </section>
  );
}

function searchOf(order: Order, currency: Currency): string {
  return new URLSearchParams(writeJoinOrder({ ...order, category: null, currency })).toString();
}

/** Two teams of fourteen with the first package: about what a club brings. */
function firstOrder(slice: JoinSlice, currency: Currency): Order {
  return {
    teams: 2,
    persons: 28,
    packageId: packagesOf(slice, currency).find(({ left }) => left !== 0)?.id ?? null,
    serviceLevelId: slice.levels[0]?.id ?? null,
  };
}

function packagesOf({ prices }: JoinSlice, currency: Currency): Price[] {
  return offeredPrices(prices, currency).filter(({ serviceType }) => serviceType === 'package');
}

interface PartProps {
  readonly slice: JoinSlice;
  readonly order: Order;
  readonly currency: Currency;
  readonly change: (patch: Partial<Order>) => void;
}

function CurrencySwitch(props: { currency: Currency; switchTo: (currency: Currency) => void }) {
  const t = useWords();
  return (
    <span className="calculator__currency" role="group" aria-label={t('join.costs.currency')}>
      {(['CZK', 'EUR'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === props.currency}
          onClick={() => props.switchTo(one)}
        >
          {one}
        </button>
      ))}
    </span>
  );
}

function Counts({ slice, order, currency, change }: PartProps) {
  const t = useWords();
  const { entryFee } = estimate({ ...order, teams: 1, persons: 0 }, slice.prices, currency);
  return (
    <>
      <Stepper
        name="teams"
        label={t('join.costs.teams')}
        hint={t('join.costs.each', { price: moneyText(t, entryFee, currency) })}
        value={order.teams}
        from={1}
        to={clubLimits.teams}
        onChange={(teams) => change({ teams })}
      />
      <Stepper
        name="persons"
        label={t('join.costs.persons')}
        hint={t('join.costs.personsHint')}
        value={order.persons}
        from={0}
        to={clubLimits.teams * clubLimits.persons}
        onChange={(persons) => change({ persons })}
      />
    </>
  );
}

interface StepperProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly onChange: (value: number) => void;
}

/** A number to type, with a button at each side of it. */
function Stepper({ name, label, hint, value, from, to, onChange }: StepperProps) {
  const t = useWords();
  const set = (next: number) => onChange(Math.min(Math.max(next, from), to));
  return (
    <div className="stepper">
      <label htmlFor={`count-${name}`}>
        {label}
        <small>{hint}</small>
      </label>
      <button
        type="button"
        aria-label={t('join.costs.fewer', { what: label })}
        disabled={value <= from}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <input
        id={`count-${name}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ target }) => set(Number(target.value.replace(/\D/g, '').slice(0, 5)))}
      />
      <button type="button" aria-label={t('join.costs.more', { what: label })} onClick={() => set(value + 1)}>
        +
      </button>
    </div>
  );
}

/** A choice only if there is one. */
function Levels({ slice, order, currency, change }: PartProps) {
  const { t, locale } = useLanguage();
  if (slice.levels.length < 2) return null;
  return (
    <fieldset>
      <legend>{t('join.costs.level')}</legend>
      {slice.levels.map((level) => {
        const one = { ...order, teams: 1, persons: 0, serviceLevelId: level.id };
        const { entryFee } = estimate(one, slice.prices, currency);
        return (
          <Choice
            key={level.id}
            name="level"
            value={level.id}
            isChosen={order.serviceLevelId === level.id}
            choose={() => change({ serviceLevelId: level.id })}
            label={localName(level, locale)}
            price={moneyText(t, entryFee, currency)}
          />
        );
      })}
    </fieldset>
  );
}

function Packages({ slice, order, currency, change }: PartProps) {
  const { t, locale } = useLanguage();
  const packages = packagesOf(slice, currency);
  if (packages.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('join.costs.package')}</legend>
      {packages.map((item) => {
        const { descriptionCs, descriptionEn, left } = item;
        const about = localName({ nameCs: descriptionCs ?? '', nameEn: descriptionEn ?? '' }, locale);
        const places =
          left === 0 ? t('join.costs.soldOut') : left === null ? '' : t('join.costs.left', { count: left });
        return (
          <Choice
            key={item.id}
            name="package"
            value={item.id}
            isChosen={order.packageId === item.id}
            isDisabled={left === 0}
            choose={() => change({ packageId: item.id })}
            label={localName(item, locale)}
            hint={[about, places].filter((text) => text !== '').join(' · ')}
            price={moneyText(t, currency === 'CZK' ? item.priceCzk : item.priceEur, currency)}
          />
        );
      })}
      <Choice
        name="package"
        value=""
        isChosen={order.packageId === null}
        choose={() => change({ packageId: null })}
        label={t('join.costs.none')}
        hint={t('join.costs.noneHint')}
        price={moneyText(t, 0, currency)}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: number | string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly choose: () => void;
  readonly label: string;
  readonly hint?: string;
  readonly price: string;
}

function Choice({ name, value, isChosen, isDisabled = false, choose, label, hint = '', price }: ChoiceProps) {
  return (
    <label className="calculator__choice">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={choose}
      />
      <span>
        <b>{label}</b>
        {hint === '' ? null : <small>{hint}</small>}
      </span>
      <b>{price}</b>
    </label>
  );
}

/** Two amounts, each with its date: what is due at once, and what comes later. */
function Sums({ slice, order, currency }: Omit<PartProps, 'change'>) {
  const t = useWords();
  const { entryFee, rest } = estimate(order, slice.prices, currency);
  const money = (amount: number) => moneyText(t, amount, currency);
  const feeTill = useDueDate(slice, 'entry-fee-until');
  const restTill = useDueDate(slice, 'rest-until');
  const parts = { total: money(entryFee + rest), entryFee: money(entryFee), rest: money(rest) };
  return (
    <>
      <p className="calculator__total">
        <span>{t('join.costs.together')}</span>
        <b>{parts.total}</b>
      </p>
      <dl className="calculator__parts">
        <div>
          <dt>
            {feeTill === null ? t('join.costs.entryFee') : t('join.costs.entryFeeTill', { date: feeTill })}
          </dt>
          <dd>{parts.entryFee}</dd>
        </div>
        <div>
          <dt>{restTill === null ? t('join.costs.rest') : t('join.costs.restTill', { date: restTill })}</dt>
          <dd>{parts.rest}</dd>
        </div>
      </dl>
      {feeTill === null || restTill === null ? <p className="muted">{t('join.costs.invoice')}</p> : null}
      <Announced text={t('join.costs.total', parts)} />
    </>
  );
}

/** Until when something is due, such as "15 February"; null: nobody has said, or the day is over. */
export function useDueDate(
  { deadlines, edition: { timeZone } }: Pick<JoinSlice, 'deadlines' | 'edition'>,
  kind: JoinSlice['deadlines'][number]['kind'],
): string | null {
  const t = useWords();
  const deadline = deadlines.find((one) => one.kind === kind);
  const day = deadline === undefined ? null : dayIn(timeZone, Date.parse(deadline.at));
  const isOver = useNow((now) => day !== null && day < dayIn(timeZone, now));
  return day === null || isOver ? null : dateInMonth(t, day);
}

const announcedAfter = 1_000;

/** Says the sums once nothing has changed for a second. */
function Announced({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first && said === '') return undefined;
    const timer = setTimeout(() => setSaid(text), announcedAfter);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {said}
    </output>
  );
}
