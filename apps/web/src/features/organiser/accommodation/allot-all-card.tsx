import type { AllotmentPlan } from '@sevenmetre/contract/accommodation/allotment-plan';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { useChoices } from './move-beds.tsx';
import { guestName } from './guest-name.ts';

/** Beds for everybody in one press: where each would sleep is shown before. */
export function AllotAllCard() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const read = useRead('allotmentPlan', {}, { enabled: isOpen });
  return (
    <Card
      title={t('accommodation.all.title')}
      aside={
        <button
          className="button button--outline"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'accommodation.all.hide' : 'accommodation.all.show')}
        </button>
      }
    >
      {isOpen ? (
        <Ready read={read}>{(plan) => <Proposal plan={plan} refresh={read.refresh} />}</Ready>
      ) : (
        <p>{t('accommodation.all.lead')}</p>
      )}
    </Card>
  );
}

function Proposal({ plan, refresh }: { plan: AllotmentPlan; refresh: () => Promise<void> }) {
  const t = useWords();
  const choices = useChoices();
  const give = useWrite('allotmentPlanGive', ['presses', 'accommodation', 'adminOverview', 'allotmentPlan']);
  const { proposed, left } = plan;
  const beds = proposed.reduce((sum, { persons }) => sum + persons, 0);
  const words = t('accommodation.all.give', { count: beds });
  const press = async () => {
    const seen = proposed.map(({ guest: { kind, id }, lodgingId, persons }) => ({
      kind,
      id,
      lodgingId,
      persons,
    }));
    const outcome = await give({ body: { seen } });
    if (outcome.ok) showToast('done', t('accommodation.all.done', { count: beds }));
    else {
      showToast('error', failureText(t, outcome.failure));
      void refresh();
    }
    return outcome.ok;
  };
  const nameOf = (lodgingId: number) => {
    const lodging = choices.find(({ id }) => id === lodgingId);
    return lodging ? `${lodging.place}, ${lodging.name}` : '–';
  };
  return (
    <>
      {proposed.length === 0 ? <Empty>{t('accommodation.all.nobody')}</Empty> : null}
      <ul className="accommodation__allot-all">
        {proposed.map(({ guest, lodgingId, persons }) => (
          <li key={`${guest.kind} ${guest.id}`}>
            <b>{guestName(t, guest)}</b>
            <span>
              {nameOf(lodgingId)} · {t('accommodation.all.beds', { count: persons })}
            </span>
          </li>
        ))}
      </ul>
      {left.length > 0 ? (
        <p>
          {t('accommodation.all.left', {
            count: left.length,
            names: left.map((guest) => guestName(t, guest)).join(', '),
          })}
        </p>
      ) : null}
      {proposed.length > 0 ? <AsyncButton action={press}>{words}</AsyncButton> : null}
    </>
  );
}
