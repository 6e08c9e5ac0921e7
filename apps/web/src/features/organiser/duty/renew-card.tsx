import { DutySettings } from '@sevenmetre/contract/duty/schemas';
import type { Duty, ShiftRenewal } from '@sevenmetre/contract/duty/schemas';
import { isHallKind } from '@sevenmetre/rules/duty';
import { type DutyKind, dutyKinds } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { shortWeekdayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { contractErrors } from '../../../ui/forms/contract-errors.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField, QuantityField } from '../../../ui/forms/number-fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Card } from '../../../ui/page/card.tsx';
import { placeText, timesText } from './duty-text.ts';
import { TimeField } from './shift-form.tsx';

interface RenewProps {
  readonly duty: Duty;
  readonly close: () => void;
}

type Numbers = Readonly<Record<'lead' | 'lag' | 'longest' | 'travel', number | null>>;
type Values = Numbers & Readonly<Record<DutyKind, number>> & { readonly minorsUntil: string };

/** Makes shifts from the schedule: the settings, then what they would change, then the press that does it. */
export function RenewCard({ duty, close }: RenewProps) {
  const t = useWords();
  const renew = useWrite('shiftsRenew', ['duty', 'shiftCandidates', 'presses']);
  const [seen, setSeen] = useState<{ settings: DutySettings; effect: ShiftRenewal } | null>(null);
  const form = useForm<Values>({
    id: 'shifts',
    values: valuesOf(duty.settings),
    check: (values) => contractErrors(DutySettings, settingsOf(values)),
    send: async (values) => {
      const settings = settingsOf(values);
      const outcome = await renew({ body: { settings, confirmed: null } });
      if (outcome.ok) setSeen({ settings, effect: outcome.body });
      return outcome;
    },
  });
  const needName = (kind: DutyKind) =>
    kind === 'timekeeper'
      ? t('duty.renew.perTable')
      : t(isHallKind(kind) ? 'duty.renew.perHall' : 'duty.renew.inAll', { kind: t(`duty.kind.${kind}`) });
  const numbers = ['lead', 'lag', 'longest', 'travel'] as const;
  return (
    <Card title={t('duty.renew.title')}>
      <Form form={form} className="duty__settings">
        {numbers.map((name) => (
          <NumberField key={name} {...form.field(name)} label={t(`duty.renew.${name}`)} />
        ))}
        <TimeField {...form.field('minorsUntil')} label={t('duty.renew.minorsUntil')} />
        {dutyKinds.map((kind) => (
          <QuantityField key={kind} {...form.field(kind)} label={needName(kind)} max={50} />
        ))}
        <Submit form={form} look="plain" cancel={close}>
          {t('duty.renew.show')}
        </Submit>
      </Form>
      {seen === null ? null : <Effect duty={duty} {...seen} close={close} />}
    </Card>
  );
}

interface EffectProps extends RenewProps {
  readonly settings: DutySettings;
  readonly effect: ShiftRenewal;
}

function Effect({ duty, settings, effect, close }: EffectProps) {
  const t = useWords();
  const renew = useWrite('shiftsRenew', ['duty', 'shiftCandidates', 'presses']);
  const { added, moved, removed, kept, movedPeople, removedPeople } = effect;
  const store = async () => {
    const outcome = await renew({ body: { settings, confirmed: { added, moved, removed } } });
    if (outcome.ok) close();
    return outcome.ok ? undefined : false;
  };
  const whereOf = ({ placeId, kind, day }: (typeof movedPeople)[number]['before']) =>
    `${shortWeekdayText(t, day)}, ${placeText(t, duty, placeId)}, ${t(`duty.kind.${kind}`)}`;
  return (
    <div role="status">
      <p>
        <b>
          {added + moved + removed === 0
            ? t('duty.renew.same')
            : t('duty.renew.effect', { added, moved, removed, kept })}
        </b>
      </p>
      <ul>
        {movedPeople.map(({ before, after, names, asksAgain }, at) => (
          <li key={at}>
            {t('duty.renew.moved', {
              where: whereOf(before),
              before: timesText(before, duty.timeZone),
              after: timesText(after, duty.timeZone),
              names: names.join(', '),
            })}
            {asksAgain ? ` (${t('duty.renew.askedAgain')})` : ''}
          </li>
        ))}
        {removedPeople.map(({ before, names }, at) => (
          <li key={at} className="duty__error">
            {t('duty.renew.removed', {
              where: whereOf(before),
              before: timesText(before, duty.timeZone),
              names: names.join(', '),
            })}
          </li>
        ))}
      </ul>
      <AsyncButton action={store}>{t('duty.renew.store')}</AsyncButton>
    </div>
  );
}

function valuesOf({ needs, minorsUntil, ...numbers }: DutySettings): Values {
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    ...numbers,
    ...needs,
    minorsUntil: `${two(Math.floor(minorsUntil / 60) % 24)}:${two(minorsUntil % 60)}`,
  };
}

/** Empty numbers are NaN, which no schema lets pass. */
function settingsOf({ lead, lag, longest, travel, minorsUntil, ...needs }: Values): DutySettings {
  const [hours = Number.NaN, minutes = Number.NaN] = minorsUntil.split(':').map(Number);
  const empty = Number.NaN;
  return {
    lead: lead ?? empty,
    lag: lag ?? empty,
    longest: longest ?? empty,
    travel: travel ?? empty,
    // Midnight is the end of the day.
    minorsUntil: hours * 60 + minutes || 1440,
    needs,
  };
}
