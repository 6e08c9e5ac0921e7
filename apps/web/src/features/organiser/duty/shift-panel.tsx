import type { Duty, ShiftCandidates } from '@sevenmetre/contract/duty/schemas';
import { useEffect, useRef, useState } from 'react';
import { reportersPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { thisMinute, useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import {
  type Cell,
  filledText,
  missedIn,
  personName,
  type Shift,
  timesText,
  type Volunteer,
} from './duty-text.ts';
import { InviteForm } from './invite-form.tsx';
import { mailsTo } from './shift-message.tsx';
import { RemoveShift, ShiftForm, SplitForm } from './shift-form.tsx';
import './shift-panel.css';

interface PanelProps {
  readonly duty: Duty;
  readonly cell: Cell;
  readonly close: () => void;
  /** Begins a message to those who are there. */
  readonly write: () => void;
}

/** One hall in one part of a day: who is there, who could be, and how somebody new comes. */
export function ShiftPanel({ duty, cell, close, write }: PanelProps) {
  const t = useWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const shift =
    cell.shifts.find(({ id }) => id === chosen) ?? cell.shifts.find(({ gap }) => gap > 0) ?? cell.shifts[0];
  const heading = useFocusOn(cell.key);
  if (!shift) return null;
  const mails = mailsTo(duty, cell.shifts);
  const matches = shift.matches > 0 ? `, ${t('duty.matches', { count: shift.matches })}` : '';
  return (
    <section className="duty__panel" aria-labelledby="duty-shift">
      <header className="duty__panel-head">
        <p>
          {weekdayText(t, cell.column.day)}, {timesText(shift, duty.timeZone)}
          {matches}
        </p>
        <button className="duty__close" type="button" aria-label={t('duty.panel.close')} onClick={close}>
          <Icon name="close" />
        </button>
        <h2 id="duty-shift" ref={heading} tabIndex={-1}>
          {`${cell.row.code} ${cell.row.name}`.trim()}
        </h2>
        <Filled duty={duty} cell={cell} />
      </header>
      <div className="duty__panel-body">
        <People duty={duty} cell={cell} choose={setChosen} />
        <Free key={shift.id} duty={duty} shift={shift} />
        <section>
          <h3>{t('duty.panel.invite')}</h3>
          <p className="muted">{t('duty.panel.inviteText')}</p>
          <InviteForm key={shift.id} shift={shift} />
        </section>
        <details>
          <summary>
            {t('duty.panel.times')} ({t(`duty.kind.${shift.kind}`)})
          </summary>
          {shift.byHand ? <p className="muted">{t('duty.panel.byHand')}</p> : null}
          <ShiftForm key={shift.id} shift={shift} timeZone={duty.timeZone} />
        </details>
        <details>
          <summary>{t('duty.panel.splitOrRemove')}</summary>
          <p className="muted">{t('duty.panel.splitText')}</p>
          <SplitForm key={shift.id} shift={shift} timeZone={duty.timeZone} />
          <RemoveShift shift={shift} />
        </details>
      </div>
      {mails === 0 ? null : (
        <footer className="duty__panel-foot">
          <button className="button button--outline" type="button" onClick={write}>
            {t('duty.message.these', { count: mails })}
          </button>
        </footer>
      )}
    </section>
  );
}

/** What is missing, or was; nothing while all are there. */
function Filled({ duty, cell }: { duty: Duty; cell: Cell }) {
  const t = useWords();
  const now = useNow(thisMinute);
  const missed = missedIn(duty, cell.shifts, now);
  if (cell.gap === 0 && missed === null) return null;
  return <Badge kind={cell.gap > 0 ? 'bad' : 'plain'}>{filledText(t, { gap: cell.gap, missed })}</Badge>;
}

/** Enter on a cell leads to its heading; a press of the mouse leaves the focus where it is. */
function useFocusOn(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches(':focus-visible')) heading.current?.focus();
  }, [key]);
  return heading;
}

interface PeopleProps {
  readonly duty: Duty;
  readonly cell: Cell;
  readonly choose: (shiftId: number) => void;
}

function People({ duty, cell, choose }: PeopleProps) {
  const t = useWords();
  const reporters = duty.reporters.filter(
    ({ placeId, day }) => placeId === cell.row.placeId && day === cell.column.day,
  );
  return (
    <section>
      <h3>{t('duty.panel.people')}</h3>
      <ul className="duty__people">
        {reporters.map(({ userId, name, phone, presentAt }) => (
          <li key={userId}>
            <i className="duty__mark">{t('duty.letter.reporter')}</i>
            <span>
              <b>{name}</b>, {t('duty.reporter')}
              {presentAt === null ? null : <small> {t('duty.answer.here')}</small>}
              <Call phone={phone} name={name} />
            </span>
            <Link to={reportersPath}>{t('duty.panel.fromAssignments')}</Link>
          </li>
        ))}
        {cell.shifts.flatMap((shift) =>
          shift.people.map((one) => {
            const person = duty.volunteers.find(({ id }) => id === one.id);
            return person ? (
              <Person key={`${shift.id} ${one.id}`} shift={shift} person={person} one={one} />
            ) : null;
          }),
        )}
        {cell.shifts
          .filter(({ gap }) => gap > 0)
          .map((shift) => (
            <li key={shift.id} className="duty__gap-line">
              <span>
                {t('duty.panel.no', {
                  kind: t(`duty.kind.${shift.kind}`),
                  missing: t('duty.missing', { count: shift.gap }),
                })}
              </span>
              <button className="button button--outline" type="button" onClick={() => choose(shift.id)}>
                {t('duty.panel.find')}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface PersonProps {
  readonly shift: Shift;
  readonly person: Volunteer;
  readonly one: Shift['people'][number];
}

function Person({ shift, person, one }: PersonProps) {
  const t = useWords();
  const remove = useWrite('shiftPersonDelete', ['duty', 'shiftCandidates', 'presses']);
  const save = useWrite('shiftPersonSave', ['duty', 'shiftCandidates', 'presses']);
  const params = { id: shift.id, volunteerId: person.id };
  const name = personName(person);
  const answer = one.presentAt === null ? one.answer : 'here';
  const decline = async () => {
    const outcome = await save({ params, body: { answer: 'declined', present: false } });
    return outcome.ok ? undefined : false;
  };
  return (
    <li>
      <span>
        <b>{name}</b>, {t(`duty.kind.${shift.kind}`)}
        <small className={one.answer === 'declined' ? 'duty__error' : undefined}>
          {' '}
          {t(`duty.answer.${answer}`)}
          {person.isMinor ? ` · ${t(person.hasConsent ? 'duty.person.minor' : 'duty.person.noConsent')}` : ''}
        </small>
        <Call phone={person.phone} name={name} />
      </span>
      {one.answer === 'declined' ? null : <PresentButton shift={shift} person={person} one={one} />}
      {one.answer === 'declined' || one.presentAt !== null ? null : (
        <AsyncButton look="plain" label={t('duty.panel.absentName', { name })} action={decline}>
          {t('duty.panel.absent')}
        </AsyncButton>
      )}
      <AsyncButton
        look="quiet"
        label={t('duty.panel.removeName', { name })}
        action={async () => ((await remove({ params })).ok ? undefined : false)}
      >
        {t('duty.panel.remove')}
      </AsyncButton>
    </li>
  );
}

/** The number of somebody on duty, to be called with a press; nothing without one. */
export function Call({ phone, name }: { readonly phone: string | null; readonly name: string }) {
  const t = useWords();
  return phone === null ? null : (
    <a
      className="duty__call"
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      aria-label={t('duty.panel.callName', { name, phone })}
    >
      {phone}
    </a>
  );
}

/** Presence, ticked in the hall. */
export function PresentButton({ shift, person, one }: PersonProps) {
  const t = useWords();
  const save = useWrite('shiftPersonSave', ['duty', 'shiftCandidates', 'presses']);
  const isHere = one.presentAt !== null;
  return (
    <button
      type="button"
      className="button button--outline duty__here"
      aria-pressed={isHere}
      aria-label={t('duty.panel.hereName', { name: personName(person) })}
      onClick={() =>
        void save({
          params: { id: shift.id, volunteerId: person.id },
          body: { answer: isHere ? one.answer : 'confirmed', present: !isHere },
        })
      }
    >
      {isHere ? <Icon name="done" /> : null}
      {t('duty.panel.here')}
    </button>
  );
}

/** Who can take the shift, best first; the others with what keeps them. */
function Free({ duty, shift }: { duty: Duty; shift: Shift }) {
  const t = useWords();
  const read = useRead('shiftCandidates', { params: { id: shift.id } });
  return (
    <section id="duty-free">
      <h3>
        {t('duty.panel.free')} ({t(`duty.kind.${shift.kind}`)}){' '}
        <small className="muted">{t('duty.panel.order')}</small>
      </h3>
      <Ready read={read} skeleton={<p className="muted">…</p>}>
        {(found) => <Candidates duty={duty} shift={shift} found={found} />}
      </Ready>
      <p className="muted">{t('duty.panel.askedHow')}</p>
    </section>
  );
}

const shown = 6;

function Candidates({ duty, shift, found }: { duty: Duty; shift: Shift; found: ShiftCandidates }) {
  const t = useWords();
  const byId = new Map(duty.volunteers.map((person) => [person.id, person]));
  const others = found.others.filter(({ obstacle }) => obstacle !== 'already' && obstacle !== 'declined');
  return (
    <>
      {found.candidates.length === 0 ? <p>{t('duty.panel.nobodyFree')}</p> : null}
      <ul className="duty__people">
        {found.candidates.slice(0, shown).map(({ id, shifts, minutes }) => {
          const person = byId.get(id);
          const about = t('duty.panel.soFar', { shifts, hours: Math.round(minutes / 6) / 10 });
          return person ? <Candidate key={id} shift={shift} person={person} about={about} /> : null;
        })}
      </ul>
      {others.length === 0 ? null : (
        <details>
          <summary>
            {t('duty.panel.others')} {others.length}
          </summary>
          <ul className="duty__people">
            {others.map(({ id, obstacle }) => {
              const person = byId.get(id);
              return person ? (
                <Candidate
                  key={id}
                  shift={shift}
                  person={person}
                  about={t(`duty.obstacle.${obstacle}`)}
                  anyway
                />
              ) : null;
            })}
          </ul>
        </details>
      )}
    </>
  );
}

interface CandidateProps {
  readonly shift: Shift;
  readonly person: Volunteer;
  readonly about: string;
  readonly anyway?: boolean;
}

function Candidate({ shift, person, about, anyway = false }: CandidateProps) {
  const t = useWords();
  const save = useWrite('shiftPersonSave', ['duty', 'shiftCandidates', 'presses']);
  const name = personName(person);
  const ask = async () => {
    const params = { id: shift.id, volunteerId: person.id };
    const outcome = await save({ params, body: { answer: 'asked', present: false } });
    return outcome.ok ? undefined : false;
  };
  return (
    <li>
      <span>
        <b>{name}</b>
        <small> {about}</small>
        <Call phone={person.phone} name={name} />
      </span>
      <AsyncButton
        look="plain"
        label={t(anyway ? 'duty.panel.putName' : 'duty.panel.askName', { name })}
        action={ask}
      >
        {anyway ? t('duty.panel.putAnyway') : t('duty.panel.ask')}
      </AsyncButton>
    </li>
  );
}
