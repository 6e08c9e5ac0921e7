import type { LotTie } from '@sevenmetre/contract/groups/decisions';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { useDecidePress, useDecisionCalls } from './use-decide.tsx';

interface LotsPanelProps {
  readonly tie: LotTie;
  readonly close: () => void;
}

/** Lots of level teams: as they were drawn in the hall, or drawn by the server; drawn ones are taken back. */
export function LotsPanel({ tie, close }: LotsPanelProps) {
  const t = useWords();
  const { group, teams, drawnAt } = tie;
  const [reason, setReason] = useState('');
  const [order, setOrder] = useState<readonly string[]>(teams.map(() => ''));
  useUnsaved(reason.trim() !== '' || order.some((id) => id !== ''));
  const press = useLots(tie, reason.trim(), close);
  const drawn = order.map(Number);
  const isWhole = new Set(order).size === teams.length && !order.includes('');
  const noReason = reason.trim() === '';
  return (
    <section className="group-list__panel" aria-label={t('groups.decisions.lotsOf', { group: group.label })}>
      <WaitingFor tie={tie} />
      {drawnAt === null ? <DrawnOrder tie={tie} order={order} setOrder={setOrder} /> : null}
      <ReasonField name={`reason-lots-${group.id}-${tie.places[0]}`} value={reason} onChange={setReason} />
      <div className="actions">
        {drawnAt === null ? (
          <>
            <AsyncButton action={() => press('hand', drawn)} disabled={noReason || !isWhole}>
              {t('groups.decisions.record')}
            </AsyncButton>
            <AsyncButton look="plain" action={() => press('server')} disabled={noReason}>
              {t('groups.decisions.drawHere')}
            </AsyncButton>
          </>
        ) : (
          <AsyncButton action={() => press('nobody')} disabled={noReason}>
            {t('groups.decisions.takeBack')}
          </AsyncButton>
        )}
        <button className="button button--outline" type="button" onClick={close}>
          {t('groups.back')}
        </button>
      </div>
    </section>
  );
}

/** Shows what the lots change and stores them. */
function useLots({ group, teams, waiting }: LotTie, reason: string, close: () => void) {
  const t = useWords();
  const { lotsEffect, lotsSave } = useDecisionCalls();
  const decide = useDecidePress();
  const ids = teams.map(({ id }) => id);
  return async (by: 'hand' | 'server' | 'nobody', teamIds: readonly number[] = ids) => {
    const params = { id: group.id };
    const lots = { by, teamIds: [...teamIds] };
    const names = { group: group.label };
    const isTakenBack = by === 'nobody';
    const isDone = await decide({
      ...(by === 'server'
        ? { known: t('groups.decisions.drawHereText', { count: waiting.length }) }
        : { effect: () => lotsEffect({ params, body: { ...lots, by } }) }),
      title: t(isTakenBack ? 'groups.decisions.takeBackSure' : 'groups.decisions.drawSure', names),
      confirm: t(`groups.decisions.${by === 'hand' ? 'record' : by === 'server' ? 'drawHere' : 'takeBack'}`),
      done: t(isTakenBack ? 'groups.decisions.takenBack' : 'groups.decisions.drawn', names),
      write: () => lotsSave({ params, body: { ...lots, reason } }),
    });
    if (isDone) close();
    return isDone;
  };
}

function WaitingFor({ tie: { waiting } }: { tie: LotTie }) {
  const t = useWords();
  if (waiting.length === 0) return <p>{t('groups.decisions.nobodyWaits')}</p>;
  const places = waiting.map(({ place, groupLabel, matchNumber }) =>
    matchNumber === null
      ? t('groups.decisions.waits', { place, group: groupLabel })
      : t('groups.decisions.waitsMatch', { place, number: String(matchNumber) }),
  );
  return (
    <ul className="group-list__effects">
      {places.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

interface DrawnOrderProps {
  readonly tie: LotTie;
  /** Ids by place; '' is not said yet. */
  readonly order: readonly string[];
  readonly setOrder: (order: readonly string[]) => void;
}

/** Which team drew which place, for lots that were drawn in the hall. */
function DrawnOrder({ tie: { group, teams, places }, order, setOrder }: DrawnOrderProps) {
  const t = useWords();
  const options = teams.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <fieldset className="group-list__order">
      <legend>{t('groups.decisions.inHall')}</legend>
      {places.map((place, at) => (
        <ListField
          key={place}
          name={`lot-${group.id}-${place}`}
          label={t('groups.decisions.place', { place })}
          value={order[at] ?? ''}
          onChange={(id) =>
            setOrder(order.map((other, index) => (index === at ? id : other === id ? '' : other)))
          }
          options={options}
          none={t('groups.decisions.choose')}
          optional
        />
      ))}
    </fieldset>
  );
}
