import type { HallDuty } from '@sevenmetre/contract/duty/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { useEffect, useRef, useState } from 'react';
import { clockOf } from '../../../lib/time/zone-clock.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { ReporterCalls } from '../device/device.ts';
import { errorWords } from '../device/error-words.ts';
import { Mark } from '../matches/mark.tsx';

interface DutyCardProps {
  readonly calls: Pick<ReporterCalls, 'duty' | 'tickDuty'>;
  readonly hallId: number;
  readonly day: string;
  readonly timeZone: string;
  /** Changes when the hall was asked for again. */
  readonly checkedAt: number | null;
}

/** Who is on duty in the hall on a day; each of them ticks here that they have come. Nothing of it is kept on the device. */
export function DutyCard({ calls, hallId, day, timeZone, checkedAt }: DutyCardProps) {
  const t = useWords();
  const [duty, setDuty] = useState<HallDuty | null>(null);
  const [error, setError] = useState<string | null>(null);
  // How many ticks were answered, and the last one, after which the next is sent.
  const answered = useRef(0);
  const last = useRef(Promise.resolve());
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const asked = answered.current;
      const loaded = await calls.duty(hallId, day);
      // An answer to a question from before a tick does not know the tick.
      if (!isGone && loaded.kind === 'loaded' && asked === answered.current) setDuty(loaded.body);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [calls, hallId, day, checkedAt]);
  if (duty === null || duty.day !== day || duty.people.length === 0) return null;
  const tick = async ({ shiftId, personId, presentAt }: Person) => {
    const body = { day, shiftId, personId, present: presentAt === null };
    const loaded = await calls.tickDuty(hallId, body);
    if (loaded.kind === 'loaded') {
      answered.current += 1;
      setDuty(loaded.body);
    }
    if (loaded.kind === 'refused') setError(errorWords(t, loaded.code));
    else setError(loaded.kind === 'loaded' ? null : t('reporter.hall.duty.away'));
  };
  return (
    <section className="hall-duty" aria-labelledby="hall-duty">
      <h2 id="hall-duty">{t('reporter.hall.duty.title')}</h2>
      {error === null ? null : (
        <p className="reporter-note warning" role="alert">
          <Mark name="warn" />
          {error}
        </p>
      )}
      <ul>
        {duty.people.map((person) => (
          <li key={`${person.shiftId} ${person.personId}`}>
            <span>
              <b>{person.name}</b> <small>{roleText(t, person, timeZone)}</small>
            </span>
            <button
              className="reporter-button"
              type="button"
              aria-pressed={person.presentAt !== null}
              aria-label={t('reporter.hall.duty.hereName', { name: person.name })}
              disabled={!person.isOpen}
              onClick={() => {
                last.current = last.current.then(() => tick(person));
              }}
            >
              {person.presentAt === null ? null : <Mark name="ok" />}
              {t('reporter.hall.duty.here')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Person = HallDuty['people'][number];

function roleText(t: Translator, { kind, startsAt, endsAt, presentAt }: Person, timeZone: string): string {
  const clock = (instant: string) => clockOf(instant, timeZone).slice(11);
  const role = kind === 'timekeeper' || kind === 'hall' ? kind : 'reporter';
  const times = startsAt === null || endsAt === null ? [] : [`${clock(startsAt)}–${clock(endsAt)}`];
  const here = presentAt === null ? [] : [t('reporter.hall.duty.since', { time: clock(presentAt) })];
  return [t(`reporter.hall.duty.role.${role}`), ...times, ...here].join(' · ');
}
