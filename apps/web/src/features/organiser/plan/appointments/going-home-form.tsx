import { useState } from 'react';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { timeText } from '../clock.ts';
import '../changes/changes.css';
import { MomentField } from '../changes/moment-field.tsx';
import { nowIn } from './board-now.ts';
import { type BoardView, type ShownPair, matchName } from './board-model.ts';
import { type LeftMatch, goingHome, leftBehind } from './going-home.ts';
import type { Appointing } from './use-appointments.ts';

interface GoingHomeProps {
  readonly view: BoardView;
  readonly pair: ShownPair;
  readonly day: number;
  readonly appointing: Appointing;
  /** @param isStored whether matches were taken from the pair */
  readonly done: (isStored: boolean) => void;
}

interface Values {
  /** Minutes since the first midnight. */
  readonly from: number;
  readonly reason: string;
  /** Pairs that were chosen for matches; 0: none. */
  readonly chosen: readonly (readonly [matchId: number, pairId: number])[];
}

/** A pair that goes home: which matches it leaves, who can take each of them, and all of it in one press. */
export function GoingHomeForm({ view, pair, day, appointing, done }: GoingHomeProps) {
  const t = useWords();
  const [values] = useState<Values>(() => ({ from: firstMoment(view, day), reason: '', chosen: [] }));
  const form = useForm({
    id: 'home',
    values,
    send: async ({ from: leaves, reason }) => {
      const name = t('appointments.home.step', { pair: pair.name });
      const step = goingHome(view, pair, left, { from: leaves, reason: reason.trim(), name });
      if (!(await appointing.change(step))) return { ok: false, failure: null };
      done(left.length > 0);
      return { ok: true };
    },
  });
  const { from, chosen } = form.values;
  const left = leftBehind(view, pair, from, new Map(chosen));
  const open = left.filter(({ taker }) => taker === 0).length;
  const isHandedOver = open === 0 && left.length > 0;
  return (
    <Form
      form={form}
      className="appointments__form"
      label={t('appointments.home.title', { pair: pair.name })}
    >
      <MomentField {...form.field('from')} label={t('appointments.home.from')} days={view.board.days} />
      <TextField
        {...form.field('reason')}
        label={t('appointments.absenceReason')}
        maxLength={200}
        optional="unsaid"
      />
      <p role="status">
        {t('appointments.home.matches', { count: left.length })}
        {open > 0 ? ` ${t('appointments.home.open', { count: open })}` : ''}
      </p>
      <ul>
        {left.map((one) => (
          <Left
            key={one.match.id}
            view={view}
            left={one}
            from={from}
            choose={(pairId) => {
              const others = chosen.filter(([matchId]) => matchId !== one.match.id);
              form.change({ chosen: [...others, [one.match.id, pairId]] });
            }}
          />
        ))}
      </ul>
      <Submit form={form} cancel={() => done(false)}>
        {t(isHandedOver ? 'appointments.home.handOver' : 'appointments.home.apply', { count: left.length })}
      </Submit>
    </Form>
  );
}

interface LeftProps {
  readonly view: BoardView;
  readonly left: LeftMatch;
  /** When the pair leaves. */
  readonly from: number;
  readonly choose: (pairId: number) => void;
}

function Left({ view, left: { match, candidates, taker }, from, choose }: LeftProps) {
  const t = useWords();
  const day = view.board.days[match.led.day];
  const time = timeText(match.led.start % minutesOfDay);
  const name = `${matchName(match)}, ${day === undefined ? '' : `${weekdayText(t, day)} `}${time}, ${match.hallCode}`;
  const overlaps = t('appointments.home.overlaps', { time: timeText(match.led.end % minutesOfDay) });
  const pairs = candidates.map(({ pair: id }) => ({
    value: id,
    label: view.pairs.find(({ pair }) => String(pair.id) === id)?.name ?? id,
  }));
  return (
    <li>
      <ListField
        name={`home-${match.id}`}
        label={name}
        value={String(taker)}
        onChange={(pairId) => choose(Number(pairId))}
        options={[...pairs, { value: '0', label: t('appointments.home.nobody') }]}
        hint={match.led.start < from ? overlaps : undefined}
        optional="unsaid"
      />
    </li>
  );
}

/** Now, on a day of the tournament that is shown; else the beginning of the day. */
function firstMoment({ board: { days, timeZone } }: BoardView, day: number): number {
  const now = nowIn(timeZone);
  return day * minutesOfDay + (days[day] === now.day ? now.minute : 0);
}
