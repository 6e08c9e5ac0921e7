import type { Accommodation } from '@sevenmetre/contract/accommodation/schemas';
import { useState } from 'react';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { CardGrid } from '../../../ui/page/card.tsx';
import { type Fold, FoldedCard, useFolds, useOneOpen } from '../../../ui/page/folded-card.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { ArrivalList } from './arrival-list.tsx';
import { FindGuest } from './find-guest.tsx';
import { exportPath } from '../page/export-link.tsx';
import { LodgingForm } from './lodging-form.tsx';
import { LodgingItem } from './lodging-item.tsx';
import { AllotAllCard } from './allot-all-card.tsx';
import { MealsCard } from './meals-card.tsx';
import { RoomsForm } from './rooms-form.tsx';
import { useLodgingChoices, WaitingGuests } from './waiting-guests.tsx';
import './accommodation.css';
import { LodgingChoices } from './move-beds.tsx';
import { RecentPresses } from '../undo/recent-presses.tsx';

/** Where everybody sleeps: who needs beds, what is left, and the lists for arrival. */
export function AccommodationPage() {
  const { t, locale } = useLanguage();
  const read = useRead('accommodation', {});
  const { beds } = read.data ?? {};
  return (
    <AdminPage
      title={t('accommodation.title')}
      sub={
        beds ? (
          <>
            <span>{t('accommodation.sub', { allotted: beds.allotted, capacity: beds.capacity })}</span>
            <span>{t('accommodation.needed', { count: beds.needed })}</span>
          </>
        ) : undefined
      }
      actions={
        <>
          <a
            className="button button--outline accommodation__screen"
            href={exportPath('accommodationExport', locale)}
            download
          >
            {t('registrations.clubs.export')}
          </a>
          <span className="accommodation__screen">
            <AsyncButton look="plain" action={printOnce}>
              {t('accommodation.printAll')}
            </AsyncButton>
          </span>
        </>
      }
    >
      <RecentPresses kinds={['beds']} />
      <Ready read={read}>{(accommodation) => <Places accommodation={accommodation} />}</Ready>
    </AdminPage>
  );
}

/** The second press of a double click is delivered after the browser's print dialog has closed. */
async function printOnce(): Promise<undefined> {
  window.print();
  await new Promise((resolve) => setTimeout(resolve, 500));
}

function Places({ accommodation }: { accommodation: Accommodation }) {
  const t = useWords();
  const { places, shownToClubs, shownToReferees, waiting } = accommodation;
  const choices = useLodgingChoices(accommodation);
  const used = places.filter(({ lodgings }) => lodgings.length > 0);
  const unused = places.filter(({ lodgings }) => lodgings.length === 0);
  const foldOf = useOneOpen<number | 'elsewhere' | 'meals'>(null);
  return (
    <LodgingChoices value={choices}>
      <p className="muted accommodation__screen">
        {t(shownToClubs ? 'accommodation.shownToClubs' : 'accommodation.hiddenFromClubs')}{' '}
        {t(shownToReferees ? 'accommodation.shownToReferees' : 'accommodation.hiddenFromReferees')}
      </p>
      <div className="accommodation__screen">
        <CardGrid>
          {places.length > 0 ? <FindGuest accommodation={accommodation} /> : null}
          {waiting.length > 0 ? <AllotAllCard /> : null}
          <WaitingGuests accommodation={accommodation} />
          {used.map((place) => (
            <PlaceCard key={place.id} place={place} fold={foldOf(place.id)} />
          ))}
          {unused.length > 0 ? <Elsewhere places={unused} fold={foldOf('elsewhere')} /> : null}
          <MealsCard fold={foldOf('meals')} />
        </CardGrid>
      </div>
      {places.map((place) => (
        <ArrivalList key={place.id} place={place} />
      ))}
    </LodgingChoices>
  );
}

interface ElsewhereProps {
  readonly places: Accommodation['places'];
  readonly fold: Fold;
}

/** The first lodging of a place at which nobody sleeps yet. */
function Elsewhere({ places, fold }: ElsewhereProps) {
  const t = useWords();
  const { locale } = useLanguage();
  const [chosen, setChosen] = useState('');
  return (
    <FoldedCard
      title={t('accommodation.elsewhere')}
      summary={t('accommodation.elsewhereHint')}
      fold={fold}
      span={6}
    >
      <ListField
        name="elsewhere"
        label={t('accommodation.place')}
        hint={t('accommodation.elsewhereHint')}
        value={chosen}
        onChange={setChosen}
        none="–"
        options={places.map((place) => ({ value: String(place.id), label: localName(place, locale) }))}
      />
      {chosen === '' ? null : (
        <LodgingForm key={chosen} placeId={Number(chosen)} lodging={null} close={() => setChosen('')} />
      )}
    </FoldedCard>
  );
}

interface PlaceCardProps {
  readonly place: Accommodation['places'][number];
  readonly fold: Fold;
}

function PlaceCard({ place, fold }: PlaceCardProps) {
  const t = useWords();
  const { locale } = useLanguage();
  const name = localName(place, locale);
  return (
    <FoldedCard title={name} summary={<RoomLeft place={place} />} fold={fold} span={6}>
      {place.address === null ? null : <p className="muted">{place.address}</p>}
      {place.lodgings.length === 0 ? (
        <Empty>{t('accommodation.noLodgings')}</Empty>
      ) : (
        <Lodgings place={place} />
      )}
      <AddLodgings placeId={place.id} name={name} />
    </FoldedCard>
  );
}

/** One lodging, or many rooms at once. */
function AddLodgings({ placeId, name }: { placeId: number; name: string }) {
  const t = useWords();
  const [adding, setAdding] = useState<'one' | 'rooms' | null>(null);
  const close = () => setAdding(null);
  if (adding === 'one') return <LodgingForm placeId={placeId} lodging={null} close={close} />;
  if (adding === 'rooms') return <RoomsForm placeId={placeId} close={close} />;
  return (
    <div className="actions">
      <button className="button button--outline" type="button" onClick={() => setAdding('one')}>
        {t('accommodation.addLodging')}
        <span className="visually-hidden">: {name}</span>
      </button>
      <button className="button button--outline" type="button" onClick={() => setAdding('rooms')}>
        {t('accommodation.rooms.add')}
        <span className="visually-hidden">: {name}</span>
      </button>
    </div>
  );
}

/** Of more than these only their number is shown at first. */
const openUpTo = 3;

function Lodgings({ place }: Pick<PlaceCardProps, 'place'>) {
  const { id, lodgings } = place;
  const isOfFolded = useFolds();
  return (
    <details className="accommodation__place" open={isOfFolded || lodgings.length <= openUpTo}>
      <summary>
        <RoomLeft place={place} />
      </summary>
      <ul className="accommodation__lodgings">
        {lodgings.map((lodging) => (
          <LodgingItem key={lodging.id} placeId={id} lodging={lodging} />
        ))}
      </ul>
    </details>
  );
}

/** How many lodgings a place has, and the beds that are left in them. */
function RoomLeft({ place: { lodgings } }: Pick<PlaceCardProps, 'place'>) {
  const t = useWords();
  const left = lodgings.reduce(
    (sum, { capacity, allotments }) =>
      sum + allotments.reduce((rest, { persons }) => rest - persons, capacity),
    0,
  );
  return (
    <>
      {t('accommodation.lodgings', { count: lodgings.length })},{' '}
      {t('accommodation.left', { count: Math.max(0, left) })}
    </>
  );
}
