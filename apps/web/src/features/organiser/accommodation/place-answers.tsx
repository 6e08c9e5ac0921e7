import type { Accommodation, AccommodationLodging } from '@sevenmetre/contract/accommodation/schemas';
import { bedsNeeded, type PlaceAnswer, placeAnswers } from '@sevenmetre/rules/accommodation';
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useId } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge, type BadgeKind } from '../../../ui/page/badge.tsx';
import { type Fold, FoldPress, useFolds, useOneOpen } from '../../../ui/page/folded-card.tsx';
import { guestName } from './guest-name.ts';
import './bed-answers.css';

type Place = Accommodation['places'][number];

interface PlaceAnswersProps {
  readonly guest: Accommodation['waiting'][number];
  readonly accommodation: Accommodation;
}

/**
 * What every building answers to a guest (AC8): the rooms with what is taken, the answer with its reason, and one press. On a phone
 * one building shows all of it, the others their names, answers and free beds.
 */
export function PlaceAnswers({ guest, accommodation: { places } }: PlaceAnswersProps) {
  const lodgings = places.flatMap(({ id: placeId, lodgings: own }) =>
    own.map(({ id, kind, capacity, allotments }) => ({
      id,
      placeId,
      kind,
      capacity,
      allotted: takenOf(allotments),
    })),
  );
  const answers = placeAnswers(guest, lodgings, guest.suggestedLodgingId);
  const foldOf = useOneOpen(answers[0]?.placeId ?? null);
  return (
    <ul className="bed-answers">
      {answers.map((answer) => {
        const place = places.find(({ id }) => id === answer.placeId);
        return place ? (
          <Answer key={place.id} guest={guest} place={place} answer={answer} fold={foldOf(place.id)} />
        ) : null;
      })}
    </ul>
  );
}

function takenOf(allotments: AccommodationLodging['allotments']): number {
  return allotments.reduce((sum, { persons }) => sum + persons, 0);
}

const badges: Readonly<Record<PlaceAnswer['answer'], BadgeKind>> = {
  best: 'good',
  fits: 'plain',
  tight: 'wait',
  split: 'wait',
  rooms: 'wait',
  otherKind: 'plain',
  beds: 'plain',
};

interface AnswerProps {
  readonly guest: PlaceAnswersProps['guest'];
  readonly place: Place;
  readonly answer: PlaceAnswer;
  readonly fold: Fold;
}

function Answer({ guest, place, answer: { answer, parts, free, freePaid }, fold }: AnswerProps) {
  const t = useWords();
  const { locale } = useLanguage();
  const rooms = parts.flatMap(({ lodgingId, persons }) => {
    const lodging = place.lodgings.find(({ id }) => id === lodgingId);
    return lodging ? [{ lodging, persons }] : [];
  });
  const name = localName(place, locale);
  const total = place.lodgings.reduce((sum, { capacity }) => sum + capacity, 0);
  const labels = rooms.map(({ lodging }) => `${t(`accommodation.kind.${lodging.kind}`)} ${lodging.label}`);
  const folds = useFolds();
  const summaryId = useId();
  if (folds && !fold.isOpen)
    return (
      <li data-answer={answer}>
        <div className="bed-answers__place fold-head">
          <FoldPress fold={fold} describedBy={summaryId}>
            {name}
          </FoldPress>
          <p className="fold-summary" id={summaryId}>
            {t(`accommodation.answer.${answer}`)}, {t('accommodation.freeOf', { free, total })}
          </p>
        </div>
      </li>
    );
  return (
    <li data-answer={answer}>
      <div className="bed-answers__place fold-head">
        {folds ? <FoldPress fold={fold}>{name}</FoldPress> : <b>{name}</b>}
        <small className="muted">{wayText(t, place)}</small>
        <span>{t('accommodation.freeOf', { free, total })}</span>
      </div>
      <Rooms
        lodgings={place.lodgings}
        bought={guest.bought}
        chosen={parts.map(({ lodgingId }) => lodgingId)}
      />
      <div className="bed-answers__answer">
        <Badge kind={badges[answer]}>{t(`accommodation.answer.${answer}`)}</Badge>
        <p>
          <b>{sentenceOf(t, { guest, answer, freePaid, rooms, labels })}</b>
        </p>
        {rooms.length === 0 ? null : (
          <Put guest={guest} place={name} answer={answer} rooms={rooms} labels={labels} />
        )}
      </div>
    </li>
  );
}

/** The nearest hall and the minutes to it; '': not known. */
function wayText(t: ReturnType<typeof useWords>, { nearestHall }: Place): string {
  if (nearestHall === null) return '';
  const { code: hall, minutes } = nearestHall;
  return minutes === 0 ? t('accommodation.inHall', { hall }) : t('accommodation.toHall', { hall, minutes });
}

type Rooms = readonly { readonly lodging: AccommodationLodging; readonly persons: number }[];

interface Said extends Pick<AnswerProps, 'guest'>, Pick<PlaceAnswer, 'answer' | 'freePaid'> {
  readonly rooms: Rooms;
  readonly labels: readonly string[];
}

function sentenceOf(
  t: ReturnType<typeof useWords>,
  { guest, answer, freePaid, rooms, labels }: Said,
): string {
  const [room] = rooms;
  const needed = bedsNeeded(guest);
  if (answer === 'beds') return tooFew(t, guest, freePaid);
  if (answer === 'otherKind' && guest.bought !== null && guest.bought !== 'none' && room) {
    const paid = t(`accommodation.kind.${guest.bought}`);
    return t('accommodation.why.otherKind', { paid, kind: t(`accommodation.kind.${room.lodging.kind}`) });
  }
  if (answer === 'split') return labels.join(' + ');
  if (answer === 'rooms') return t('accommodation.why.rooms', { free: freePaid, most: room?.persons ?? 0 });
  const left = room ? room.lodging.capacity - takenOf(room.lodging.allotments) : 0;
  return t('accommodation.why.room', { room: labels.join(), needed, left });
}

/** Where a kind was paid for, only its beds count: the building may have more free ones of another. */
function tooFew(t: ReturnType<typeof useWords>, guest: Said['guest'], free: number): string {
  const needed = bedsNeeded(guest);
  return guest.bought === null || guest.bought === 'none'
    ? t('accommodation.why.beds', { free, needed })
    : t('accommodation.why.bedsOfKind', { kind: t(`accommodation.kind.${guest.bought}`), free, needed });
}

interface PutProps extends Pick<Said, 'guest' | 'answer' | 'rooms' | 'labels'> {
  readonly place: string;
}

/** The press that takes an answer; of several rooms one after the other. */
function Put({ guest, place, answer, rooms, labels }: PutProps) {
  const t = useWords();
  const give = useWrite('allotmentCreate', ['presses', 'accommodation', 'adminOverview', 'allotmentPlan']);
  const name = guestName(t, guest);
  const numbers = rooms.map(({ persons }) => t.number(persons)).join(' + ');
  const words = {
    best: t('accommodation.put.here'),
    fits: t('accommodation.put.here'),
    tight: t('accommodation.put.here'),
    split: t('accommodation.put.split', { numbers }),
    rooms: t('accommodation.put.rooms', { count: bedsNeeded(guest), rooms: rooms.length }),
    otherKind: t('accommodation.put.anyway'),
    beds: t('accommodation.put.part', { numbers }),
  }[answer];
  const queries = useQueryClient();
  const done = (count: number, into: readonly string[]) =>
    t('accommodation.given', { name, count, place: `${place}, ${into.join(' + ')}` });
  const press = async () => {
    const { kind, id } = guest;
    let given = 0;
    for (const [index, { lodging, persons }] of rooms.entries()) {
      const suggested = lodging.id === guest.suggestedLodgingId;
      const outcome = await give({
        body: { lodgingId: lodging.id, guest: { kind, id }, persons, suggested },
      });
      if (!outcome.ok) {
        const refusal = failureText(t, outcome.failure);
        showToast('error', given === 0 ? refusal : `${done(given, labels.slice(0, index))} ${refusal}`);
        // What is free now is another answer.
        void queries.invalidateQueries({ queryKey: ['accommodation'] });
        return false;
      }
      given += persons;
    }
    showToast('done', done(given, labels));
    return true;
  };
  return (
    <AsyncButton look={answer === 'best' ? 'primary' : 'plain'} label={`${words}: ${place}`} action={press}>
      {words}
    </AsyncButton>
  );
}

interface RoomsProps {
  readonly lodgings: Place['lodgings'];
  /** What the guest has paid for: other kinds are hatched. */
  readonly bought: PlaceAnswersProps['guest']['bought'];
  /** Ids of the rooms that the answer is about. */
  readonly chosen: readonly number[];
}

/** Each room as wide as it has beds, filled as far as they are taken; the list of places says the same in words. */
function Rooms({ lodgings, bought, chosen }: RoomsProps) {
  return (
    <div className="bed-rooms" aria-hidden="true">
      {lodgings.map(({ id, kind, label, capacity, allotments }) => {
        const isOther = bought !== null && bought !== kind;
        const part = capacity === 0 ? 0 : Math.min(1, takenOf(allotments) / capacity);
        const style: CSSProperties & Record<'--taken', string> = {
          flexGrow: capacity,
          '--taken': `${part * 100}%`,
        };
        const codes = allotments.map(({ guest: { team } }) => team?.categoryCode).filter(Boolean);
        return (
          <span key={id} style={style} data-chosen={chosen.includes(id)} data-other={isOther} title={label}>
            {codes.join(' ')}
          </span>
        );
      })}
    </div>
  );
}
