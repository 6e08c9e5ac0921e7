import type { RefereeRegistrationAdmin } from '@sevenmetre/contract/referees/admin-registrations';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Card } from '../../../ui/page/card.tsx';

type Detail = RefereeRegistrationAdmin;
type Assigned = Detail['assigned'];

/** In which hall a referee is on which day of the tournament; public when the organiser shows it. */
export function RefereeHalls({ detail }: { detail: Detail }) {
  const t = useWords();
  const write = useWrite('refereeHallsSave', ['refereeRegistrationAdmin', 'refereeRegistrations', 'presses']);
  const form = useForm({
    values: { halls: detail.assigned },
    send: async ({ halls }, { before, reset }) => {
      const outcome = await write({
        params: { id: detail.referee.id },
        body: { halls, before: before.halls },
      });
      if (outcome.ok) reset({ halls: outcome.body.assigned });
      return outcome;
    },
  });
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
      <Form form={form}>
        {detail.days.map((day) => (
          <HallOfDay
            key={day}
            day={day}
            halls={form.values.halls}
            detail={detail}
            change={(halls) => form.change({ halls })}
          />
        ))}
        <Submit form={form} look="plain">
          {t('registeredReferees.detail.saveHalls')}
        </Submit>
      </Form>
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
