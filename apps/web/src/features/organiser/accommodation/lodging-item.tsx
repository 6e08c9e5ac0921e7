import type { AccommodationLodging } from '@sevenmetre/contract/accommodation/schemas';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Bar } from '../../../ui/page/card.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { LodgingForm } from './lodging-form.tsx';
import { MoveBeds } from './move-beds.tsx';
import { guestName } from './guest-name.ts';

interface LodgingItemProps {
  readonly placeId: number;
  readonly lodging: AccommodationLodging;
}

/** A lodging with those who sleep in it. */
export function LodgingItem({ placeId, lodging }: LodgingItemProps) {
  const t = useWords();
  const [isEdited, setEdited] = useState(false);
  const { kind, label, capacity, note, allotments } = lodging;
  const given = allotments.reduce((sum, { persons }) => sum + persons, 0);
  const name = `${t(`accommodation.kind.${kind}`)} ${label}`;
  return (
    <li>
      <div className="accommodation__lodging">
        <b>{name}</b>
        <span>{t('accommodation.left', { count: Math.max(0, capacity - given) })}</span>
        <Bar part={given} of={capacity} />
        <span className="organiser__row accommodation__screen">
          <button
            className="button button--outline"
            type="button"
            aria-expanded={isEdited}
            onClick={() => setEdited(!isEdited)}
          >
            {t('signedIn.edit')}
            <span className="visually-hidden"> {name}</span>
          </button>
          {allotments.length === 0 ? <DeleteLodging id={lodging.id} name={name} /> : null}
        </span>
      </div>
      {note === null ? null : <p className="muted">{note}</p>}
      {isEdited ? <LodgingForm placeId={placeId} lodging={lodging} close={() => setEdited(false)} /> : null}
      <ul className="organiser__lines">
        {allotments.length === 0 ? <li className="muted">{t('accommodation.empty')}</li> : null}
        {allotments.map((allotment) => (
          <Allotment key={allotment.id} allotment={allotment} lodgingId={lodging.id} />
        ))}
      </ul>
    </li>
  );
}

function DeleteLodging({ id, name }: { id: number; name: string }) {
  const t = useWords();
  const confirm = useConfirm();
  const remove = useWrite('lodgingDelete', ['accommodation', 'adminOverview']);
  const press = async () => {
    const question = { title: t('accommodation.deleteSure', { label: name }), confirm: t('signedIn.delete') };
    if (!(await confirm({ ...question, kind: 'warning' }))) return undefined;
    const outcome = await remove({ params: { id } });
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton look="plain" label={`${t('signedIn.delete')}: ${name}`} action={press}>
      {t('signedIn.delete')}
    </AsyncButton>
  );
}

interface AllotmentProps {
  readonly allotment: AccommodationLodging['allotments'][number];
  readonly lodgingId: number;
  /** The building and the room, where the row does not stand below them. */
  readonly where?: string;
}

/** The beds of one guest in one lodging, which can be moved and released. */
export function Allotment({ allotment, lodgingId, where }: AllotmentProps) {
  const [isMoving, setMoving] = useState(false);
  const t = useWords();
  const confirm = useConfirm();
  const takeBack = useWrite('allotmentDelete', ['presses', 'accommodation', 'adminOverview']);
  const { id, persons, guest } = allotment;
  const name = guestName(t, guest);
  const press = async () => {
    const title = t('accommodation.takeBackSure', { count: persons, name });
    if (!(await confirm({ title, confirm: t('accommodation.takeBack'), kind: 'warning' }))) return undefined;
    const outcome = await takeBack({ params: { id } });
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <li>
      <span>
        {persons} × {name}
        {where === undefined ? null : <small className="muted"> {where}</small>}
        {guest.persons === 0 ? <em> · {t('accommodation.gone')}</em> : null}
      </span>
      <span className="accommodation__screen">
        <button
          className="button button--outline"
          type="button"
          aria-expanded={isMoving}
          onClick={() => setMoving(!isMoving)}
        >
          {t('accommodation.moveOpen')}
          <span className="visually-hidden"> {name}</span>
        </button>{' '}
        <AsyncButton look="plain" label={t('accommodation.takeBackOf', { name })} action={press}>
          {t('accommodation.takeBack')}
        </AsyncButton>
      </span>
      {isMoving ? (
        <MoveBeds allotment={allotment} lodgingId={lodgingId} name={name} close={() => setMoving(false)} />
      ) : null}
    </li>
  );
}
