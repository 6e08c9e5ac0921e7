import type { RefereeRegistrationAdmin } from '@sevenmetre/contract/referees/admin-registrations';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';

type Detail = RefereeRegistrationAdmin;
type Assigned = Detail['assigned'];

/** In which hall a referee is on which day of the tournament; public when the organiser shows it. */
export function RefereeHalls({ detail }: { detail: Detail }) {
  const t = useWords();
  const write = useWrite('refereeHallsSave', ['refereeRegistrationAdmin', 'refereeRegistrations']);
  const [before, setBefore] = useState<Assigned>(detail.assigned);
  const [halls, setHalls] = useState<Assigned>(detail.assigned);
  const isSame = JSON.stringify(halls) === JSON.stringify(before);
  useUnsaved(!isSame);
  const save = async () => {
    const outcome = await write({ params: { id: detail.referee.id }, body: { halls, before } });
    if (outcome.ok) {
      setBefore(outcome.body.assigned);
      setHalls(outcome.body.assigned);
    } else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const isApproved = detail.referee.state === 'approved';
  return (
    <Card title={t('registeredReferees.detail.halls')} span={6}>
      <p className="muted">
        {t(
          detail.hallsArePublic
            ? 'registeredReferees.detail.hallsPublic'
            : 'registeredReferees.detail.hallsHidden',
        )}{' '}
        {isApproved ? '' : t('registeredReferees.detail.notApproved')}
      </p>
      {detail.days.map((day) => (
        <HallOfDay key={day} day={day} halls={halls} detail={detail} change={setHalls} />
      ))}
      <AsyncButton look="plain" action={save} disabled={isSame}>
        {t('registeredReferees.detail.saveHalls')}
      </AsyncButton>
    </Card>
  );
}

interface HallOfDayProps {
  readonly day: string;
  readonly halls: Assigned;
  readonly detail: Detail;
  readonly change: (halls: Assigned) => void;
}

/** One hall a day; several that were given otherwise stay until another one is chosen. */
function HallOfDay({ day, halls, detail, change }: HallOfDayProps) {
  const t = useWords();
  const { locale } = useLanguage();
  const own = halls.filter((hall) => hall.day === day);
  const id = `f-hall-${day}`;
  const choose = (placeId: number) => {
    const others = halls.filter((hall) => hall.day !== day);
    change(placeId > 0 ? [...others, { day, placeId }] : others);
  };
  const several = own.length > 1;
  const names = own.map(({ placeId }) => detail.halls.find((hall) => hall.id === placeId));
  return (
    <div className="field">
      <label htmlFor={id}>{weekdayText(t, day)}</label>
      <select
        id={id}
        className="input"
        value={several ? 'several' : (own[0]?.placeId ?? 0)}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {several ? (
          <option value="several">
            {names.flatMap((hall) => (hall ? localName(hall, locale) : [])).join(' + ')}
          </option>
        ) : null}
        <option value={0}>{t('registeredReferees.detail.noHall')}</option>
        {detail.halls.map((hall) => (
          <option key={hall.id} value={hall.id}>
            {localName(hall, locale)}
          </option>
        ))}
      </select>
    </div>
  );
}
