import type { Accommodation } from '@sevenmetre/contract/accommodation/schemas';
import { bedsNeeded, bedsToGive } from '@sevenmetre/rules/accommodation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useFolds } from '../../../ui/page/folded-card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { MoreRows } from '../../../ui/tables/data-table.tsx';
import { guestName } from './guest-name.ts';
import type { LodgingChoice } from './move-beds.tsx';
import { PlaceAnswers } from './place-answers.tsx';
import { useChoices } from './move-beds.tsx';
import './bed-answers.css';

type Guest = Accommodation['waiting'][number];

/** Lodgings with free beds, named with their place. */
export function useLodgingChoices({ places }: Accommodation): LodgingChoice[] {
  const t = useWords();
  const { locale } = useLanguage();
  return places.flatMap((place) =>
    place.lodgings.map(({ id, kind, label, capacity, allotments }) => ({
      id,
      name: `${t(`accommodation.kind.${kind}`)} ${label}`,
      place: localName(place, locale),
      left: capacity - allotments.reduce((sum, { persons }) => sum + persons, 0),
    })),
  );
}

/** Guests that are shown at first and with each press: what the buildings answer stands below them on a phone. */
const pageSizes = { phone: 8, usual: 15 };

/** Who needs beds and has none, by what they paid for; every building answers to the one that is lifted. */
export function WaitingGuests({ accommodation }: { accommodation: Accommodation }) {
  const t = useWords();
  const choices = useChoices();
  const pageSize = useFolds() ? pageSizes.phone : pageSizes.usual;
  const [pages, setPages] = useState(1);
  const shown = pages * pageSize;
  const [lifted, lift] = useState<string | null>(null);
  const answers = useRef<HTMLElement>(null);
  const { waiting } = accommodation;
  const guest = waiting.find((one) => keyOf(one) === lifted) ?? waiting[0];
  const press = (one: Guest) => {
    lift(keyOf(one));
    // Below the list where there is no room beside it.
    answers.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Card title={t('accommodation.waiting')}>
      {guest === undefined ? (
        <Empty>{t('accommodation.nobodyWaits')}</Empty>
      ) : (
        <div className="bed-columns">
          <div>
            <GuestList all={waiting} guests={waiting.slice(0, shown)} lifted={guest} lift={press} />
            {waiting.length > shown ? (
              <MoreRows left={waiting.length - shown} page={pageSize} press={() => setPages(pages + 1)} />
            ) : null}
          </div>
          <section ref={answers} aria-labelledby="bed-answers">
            <h3 id="bed-answers">{t('accommodation.whereCan', { name: guestName(t, guest) })}</h3>
            <PlaceAnswers key={keyOf(guest)} guest={guest} accommodation={accommodation} />
            <ul className="accommodation__guests">
              <WaitingGuest key={`${keyOf(guest)} ${guest.allotted}`} guest={guest} choices={choices} />
            </ul>
          </section>
        </div>
      )}
    </Card>
  );
}

function keyOf({ kind, id }: Guest): string {
  return `${kind} ${id}`;
}

interface GuestListProps {
  /** Also those that are not shown yet: sums are of all. */
  readonly all: readonly Guest[];
  readonly guests: readonly Guest[];
  readonly lifted: Guest;
  readonly lift: (guest: Guest) => void;
}

/** Those who wait, in the order of their arrival, grouped by the kind of lodging that they paid for. */
function GuestList({ all, guests, lifted, lift }: GuestListProps) {
  const t = useWords();
  return [...Map.groupBy(guests, ({ bought }) => bought)].map(([bought, own]) => (
    <div key={bought} className="bed-waiting">
      <h3>
        {bought === null || bought === 'none'
          ? t('accommodation.anyKind')
          : t(`accommodation.kind.${bought}`)}{' '}
        <small>{t('accommodation.people', { count: bedsOf(all, bought) })}</small>
      </h3>
      <ul>
        {own.map((guest) => (
          <li key={keyOf(guest)}>
            <button type="button" aria-pressed={guest === lifted} onClick={() => lift(guest)}>
              <span>{guestName(t, guest)}</span> <b>{t.number(bedsNeeded(guest))}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function bedsOf(guests: readonly Guest[], wanted: Guest['bought']): number {
  return guests.reduce((sum, guest) => (guest.bought === wanted ? sum + bedsNeeded(guest) : sum), 0);
}

function WaitingGuest({ guest, choices }: { guest: Guest; choices: readonly LodgingChoice[] }) {
  const t = useWords();
  const queries = useQueryClient();
  const give = useWrite('allotmentCreate', ['presses', 'accommodation', 'adminOverview']);
  // Without a choice of its own the row follows what is suggested, which changes with every bed that somebody gets.
  const [own, setOwn] = useState<number | null>(null);
  const chosen = own ?? guest.suggestedLodgingId ?? 0;
  const suggested = chosen !== 0 && chosen === guest.suggestedLodgingId;
  const needed = bedsNeeded(guest);
  const lodging = choices.find(({ id }) => id === chosen);
  const persons = bedsToGive(needed, lodging?.left ?? 0, suggested);
  const name = guestName(t, guest);
  const isPart = persons > 0 && persons < needed;
  const giveWords = isPart
    ? t('accommodation.givePart', { count: persons, needed })
    : t('accommodation.give');
  const submit = async () => {
    if (!lodging) return undefined;
    const { kind, id } = guest;
    const body = { lodgingId: lodging.id, guest: { kind, id }, persons, suggested };
    const outcome = await give({ body });
    const place = `${lodging.place}, ${lodging.name}`;
    if (outcome.ok) showToast('done', t('accommodation.given', { name, place, count: persons }));
    else {
      showToast('error', failureText(t, outcome.failure));
      // The refused choice was based on outdated data.
      setOwn(null);
      void queries.invalidateQueries({ queryKey: ['accommodation'] });
    }
    return outcome.ok;
  };
  return (
    <li>
      <div>
        <b>{name}</b>
        <br />
        <small className="muted">
          <Stay guest={guest} />
          <Bought bought={guest.bought} />
        </small>
      </div>
      <b className="accommodation__count">{t.number(needed)}</b>
      <LodgingSelect guest={guest} name={name} choices={choices} chosen={chosen} choose={setOwn} />
      <AsyncButton
        look="plain"
        label={`${giveWords}: ${name}`}
        disabled={lodging === undefined || lodging.left === 0}
        action={submit}
      >
        {giveWords}
      </AsyncButton>
    </li>
  );
}

interface LodgingSelectProps {
  readonly guest: Guest;
  readonly name: string;
  readonly choices: readonly LodgingChoice[];
  readonly chosen: number;
  readonly choose: (id: number) => void;
}

function LodgingSelect({ guest, name, choices, chosen, choose }: LodgingSelectProps) {
  const t = useWords();
  const free = choices.filter(({ left }) => left > 0);
  const isNowhere = guest.suggestedLodgingId === null;
  return (
    <select
      className="input"
      aria-label={`${t('accommodation.where')}: ${name}`}
      value={chosen}
      onChange={(event) => choose(Number(event.target.value))}
    >
      <option value={0}>{isNowhere ? t('accommodation.noRoom') : t('accommodation.choose')}</option>
      {free.map(({ id, place, name: lodging, left }) => (
        <option key={id} value={id}>
          {place}, {lodging} · {t('accommodation.left', { count: left })}
          {id === guest.suggestedLodgingId ? ` · ${t('accommodation.suggested')}` : ''}
        </option>
      ))}
    </select>
  );
}

/** The kind of lodging that was paid for. */
function Bought({ bought }: Pick<Guest, 'bought'>) {
  const t = useWords();
  if (bought === null || bought === 'none') return null;
  return <> · {t('accommodation.bought', { kind: t(`accommodation.kind.${bought}`) })}</>;
}

/** From when to when somebody stays, with what else they have asked for. */
export function Stay({ guest }: { guest: Pick<Guest, 'arrivalDate' | 'departureDate' | 'wantsSingleRoom'> }) {
  const t = useWords();
  const { arrivalDate, departureDate, wantsSingleRoom } = guest;
  const days = [arrivalDate, departureDate].map((day) => (day === null ? '?' : dayText(t, day)));
  const isKnown = arrivalDate !== null || departureDate !== null;
  return (
    <>
      {isKnown ? days.join(' – ') : null}
      {wantsSingleRoom ? `${isKnown ? ' · ' : ''}${t('accommodation.single')}` : null}
    </>
  );
}
