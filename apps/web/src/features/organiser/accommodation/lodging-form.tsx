import type { AccommodationLodging } from '@sevenmetre/contract/accommodation/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { FieldError } from '@sevenmetre/rules/validation';
import { lodgingKinds } from '@sevenmetre/rules/vocabulary';
import type { LodgingKind } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { failureText, errorText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface LodgingFormProps {
  readonly placeId: number;
  /** null: a new one. */
  readonly lodging: AccommodationLodging | null;
  readonly close: () => void;
}

const most = 100_000;

/** A gym, classroom or room with its beds. */
export function LodgingForm({ placeId, lodging, close }: LodgingFormProps) {
  const t = useWords();
  const create = useWrite('lodgingCreate', ['accommodation', 'adminOverview']);
  const update = useWrite('lodgingUpdate', ['accommodation', 'adminOverview']);
  const [kind, setKind] = useState<LodgingKind>(lodging?.kind ?? 'room');
  const [label, setLabel] = useState(lodging?.label ?? '');
  const [beds, setBeds] = useState(lodging ? String(lodging.capacity) : '');
  const [note, setNote] = useState(lodging?.note ?? '');
  const [failure, setFailure] = useState<Failure | null>(null);
  const first = [
    lodging?.kind ?? 'room',
    lodging?.label ?? '',
    lodging ? String(lodging.capacity) : '',
    lodging?.note ?? '',
  ];
  useUnsaved([kind, label, beds, note].some((typed, index) => typed !== first[index]));
  const capacity = Number(beds);
  const isWhole = beds.trim() !== '' && Number.isInteger(capacity) && capacity >= 0 && capacity <= most;
  const isReady = label.trim() !== '' && isWhole;
  const save = async () => {
    const columns = { kind, label: label.trim(), capacity, note: note.trim() || null };
    const outcome = lodging
      ? await update({ params: { id: lodging.id }, body: { ...columns, before: columnsOf(lodging) } })
      : await create({ body: { ...columns, placeId } });
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) close();
    return outcome.ok;
  };
  const prefix = `lodging-${placeId}-${lodging?.id ?? 'new'}`;
  return (
    <div className="accommodation__form">
      <ListField
        name={`${prefix}-kind`}
        label={t('accommodation.kindLabel')}
        value={kind}
        onChange={(value) => setKind(lodgingKinds.find((known) => known === value) ?? 'room')}
        options={lodgingKinds.map((value) => ({ value, label: t(`accommodation.kind.${value}`) }))}
      />
      <TextField
        name={`${prefix}-label`}
        label={t('accommodation.label')}
        value={label}
        onChange={setLabel}
        maxLength={80}
        error={isLabelTaken(failure) ? errorText(t, sameLabel(t)) : undefined}
      />
      <TextField
        name={`${prefix}-capacity`}
        label={t('accommodation.capacity')}
        value={beds}
        onChange={setBeds}
        inputMode="numeric"
        maxLength={6}
        error={beds !== '' && !isWhole ? t('signedIn.error.integer') : undefined}
      />
      <TextField
        name={`${prefix}-note`}
        label={t('accommodation.note')}
        value={note}
        onChange={setNote}
        maxLength={1000}
        optional
      />
      {failure === null || isLabelTaken(failure) ? null : (
        <p className="field-error" role="alert">
          {failureText(t, failure)}
        </p>
      )}
      <div className="actions">
        <AsyncButton action={save} disabled={!isReady}>
          {t('signedIn.save')}
        </AsyncButton>
        <button className="button button--outline" type="button" onClick={close}>
          {t('signedIn.cancel')}
        </button>
      </div>
    </div>
  );
}

function isLabelTaken(failure: Failure | null): boolean {
  return failure?.kind === 'refused' && failure.code === 'lodging-label-taken';
}

/** No place has two lodgings of one name. */
function sameLabel(t: Translator): FieldError {
  return { code: 'uniquePair', first: t('accommodation.place'), second: t('accommodation.label') };
}

function columnsOf({ kind, label, capacity, note }: AccommodationLodging) {
  return { kind, label, capacity, note };
}
