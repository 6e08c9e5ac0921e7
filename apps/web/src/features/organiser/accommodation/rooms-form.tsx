import { lodgingKinds } from '@sevenmetre/rules/vocabulary';
import type { LodgingKind } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { wholeOf } from '../invoices/amounts.ts';

const mostRooms = 200;

/** Rooms that differ by their numbers only, such as 101 to 124 with three beds each. */
export function RoomsForm({ placeId, close }: { placeId: number; close: () => void }) {
  const t = useWords();
  const create = useWrite('lodgingsCreate', ['accommodation', 'adminOverview', 'allotmentPlan']);
  const [kind, setKind] = useState<LodgingKind>('room');
  const [prefix, setPrefix] = useState('');
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [beds, setBeds] = useState<number | null>(null);
  useUnsaved(prefix !== '' || from !== null || to !== null || beds !== null);
  const [first, last, capacity] = [wholeOf(from, 0, 9999), wholeOf(to, 0, 9999), wholeOf(beds, 1, 1000)];
  const count = first === null || last === null ? 0 : last - first + 1;
  const isReady = count > 0 && count <= mostRooms && capacity !== null;
  const save = async () => {
    if (first === null || last === null || capacity === null) return false;
    const body = { placeId, kind, prefix: prefix.trim(), from: first, to: last, capacity, note: null };
    const outcome = await create({ body });
    if (outcome.ok) close();
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const name = `rooms-${placeId}`;
  return (
    <div className="accommodation__form" role="group" aria-label={t('accommodation.rooms.add')}>
      <ListField
        name={`${name}-kind`}
        label={t('accommodation.kindLabel')}
        value={kind}
        onChange={(value) => setKind(lodgingKinds.find((known) => known === value) ?? 'room')}
        options={lodgingKinds.map((value) => ({ value, label: t(`accommodation.kind.${value}`) }))}
      />
      <TextField
        name={`${name}-prefix`}
        label={t('accommodation.rooms.prefix')}
        value={prefix}
        onChange={setPrefix}
        maxLength={60}
        optional
      />
      <NumberField
        name={`${name}-from`}
        label={t('accommodation.rooms.from')}
        value={from}
        onChange={setFrom}
      />
      <NumberField name={`${name}-to`} label={t('accommodation.rooms.to')} value={to} onChange={setTo} />
      <NumberField
        name={`${name}-beds`}
        label={t('accommodation.rooms.beds')}
        value={beds}
        onChange={setBeds}
      />
      <div className="actions">
        <AsyncButton action={save} disabled={!isReady}>
          {count > 0
            ? t('accommodation.rooms.create', { count: Math.min(count, mostRooms) })
            : t('accommodation.rooms.add')}
        </AsyncButton>
        <button className="button button--outline" type="button" onClick={close}>
          {t('signedIn.cancel')}
        </button>
      </div>
    </div>
  );
}
