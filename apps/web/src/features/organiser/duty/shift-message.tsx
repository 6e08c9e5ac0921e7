import { type Duty, DutyMessageBody, type DutyMessages } from '@sevenmetre/contract/duty/schemas';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { mailsPath } from '../../../lib/paths/signed-in-paths.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText, shortWeekdayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { contractErrors } from '../../../ui/forms/contract-errors.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Link } from '../../../ui/link.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import {
  cellOf,
  columnsOf,
  columnText,
  onShift,
  personName,
  type Row,
  rowsOf,
  type Shift,
} from './duty-text.ts';

/** How soon the list of messages is read again while mails are on their way. */
const often = 10_000;

interface MessageProps {
  readonly duty: Duty;
  /** Key of the cell whose people it is for; null: everybody, until something is chosen. */
  readonly cell: string | null;
  readonly close: () => void;
}

/** A message to the people of a shift, of a hall, of a day or of all, and what became of those that were sent. */
export function ShiftMessage({ duty, cell, close }: MessageProps) {
  const t = useWords();
  const send = useWrite('dutyMessageSend', ['dutyMessages']);
  const rows = rowsOf(t, duty);
  const [clientKey, setClientKey] = useState(newKey);
  const form = useForm({
    id: 'shift-message',
    values: { ...startOf(duty, rows, cell), subject: '', text: '' },
    check: ({ where, when, subject, text }) => {
      const { shifts, mails } = readersOf(duty, rows, where, when);
      const shiftIds = shifts.map(({ id }) => id);
      return contractErrors(DutyMessageBody, { shiftIds, mails, subject, text, clientKey });
    },
    send: async ({ where, when, subject, text }) => {
      const { shifts, mails } = readersOf(duty, rows, where, when);
      const shiftIds = shifts.map(({ id }) => id);
      const outcome = await send({ body: { shiftIds, mails, subject, text, clientKey } });
      if (outcome.ok) {
        setClientKey(newKey());
        showToast('done', t('duty.message.done'));
      }
      return outcome;
    },
  });
  const { where, when } = form.values;
  const { mails, silent } = readersOf(duty, rows, where, when);
  return (
    <>
      <Form form={form} className="duty__form" takesFocus>
        <ListField
          {...form.field('where')}
          label={t('duty.where')}
          none={t('duty.message.all')}
          options={rows.map(({ key, code, name }) => ({ value: key, label: `${code} ${name}`.trim() }))}
        />
        <ListField
          {...form.field('when')}
          label={t('duty.message.when')}
          none={t('duty.message.days')}
          options={timesOf(duty, rows, where).map(({ key, day, text }) => ({
            value: key,
            label: `${shortWeekdayText(t, day)} ${text(t)}`.trim(),
          }))}
        />
        <TextField {...form.field('subject')} label={t('duty.message.subject')} maxLength={200} />
        <TextAreaField {...form.field('text')} label={t('duty.message.text')} rows={6} maxLength={5_000} />
        <p className="muted">{t('duty.message.own')}</p>
        <div role="status">
          <p>{mails === 0 ? t('duty.message.nobody') : t('duty.message.to', { count: mails })}</p>
          {silent.length === 0 ? null : <p>{t('duty.message.noMail', { names: silent.join(', ') })}</p>}
        </div>
        <Submit form={form} disabled={mails === 0} cancel={close}>
          {t('duty.message.send', { count: mails })}
        </Submit>
      </Form>
      <Sent timeZone={duty.timeZone} />
    </>
  );
}

/** What the panel of a shift leads to: its own hall and part of the day. */
function startOf(duty: Duty, rows: readonly Row[], cell: string | null): { where: string; when: string } {
  for (const row of rows)
    for (const column of columnsOf(duty))
      if (cellOf(duty, row, column).key === cell)
        return { where: row.key, when: partKey(column.day, column.from) };
  return { where: '', when: '' };
}

function partKey(day: string, from: number | null): string {
  return `${day} ${from ?? 0}`;
}

/** Days and their parts in which somebody is needed there; a day in one part is named once. */
function timesOf(duty: Duty, rows: readonly Row[], where: string) {
  const columns = columnsOf(duty).filter((column) =>
    rows.some((row) => (where === '' || row.key === where) && cellOf(duty, row, column).shifts.length > 0),
  );
  const days = [...new Set(columns.map(({ day }) => day))];
  return days.flatMap((day) => {
    const parts = columns.filter((column) => column.day === day);
    const whole = { key: day, day, text: () => '' };
    const each = parts.map((column) => ({
      key: partKey(day, column.from),
      day,
      text: (t: Parameters<typeof columnText>[0]) => columnText(t, column, duty.timeZone),
    }));
    return [whole, ...each];
  });
}

/** The shifts of a choice, how many mails they make, and who has no address, with the phone. */
function readersOf(duty: Duty, rows: readonly Row[], where: string, when: string) {
  const shifts = columnsOf(duty)
    .filter(({ day, from }) => when === '' || when === day || when === partKey(day, from))
    .flatMap((column) =>
      rows
        .filter(({ key }) => where === '' || key === where)
        .flatMap((row) => cellOf(duty, row, column).shifts),
    );
  const ids = new Set(shifts.flatMap((shift) => onShift(shift).map(({ id }) => id)));
  const people = duty.volunteers.filter(({ id }) => ids.has(id));
  const silent = people
    .filter(({ email }) => email === null)
    .map((person) => [personName(person), person.phone ?? ''].join(' ').trim());
  return { shifts, mails: mailsTo(duty, shifts), silent };
}

function isAt(shifts: readonly Shift[], { placeId, day }: Duty['reporters'][number]): boolean {
  return shifts.some((shift) => shift.placeId === placeId && shift.day === day);
}

/** The newest messages, with whether their mails were accepted. */
function Sent({ timeZone }: { timeZone: string }) {
  const t = useWords();
  const read = useRead('dutyMessages', {}, { every: often });
  return (
    <section className="duty__sent">
      <h3>{t('duty.message.sent')}</h3>
      <Ready read={read}>
        {({ messages }) =>
          messages.length === 0 ? (
            <p className="muted">{t('duty.message.none')}</p>
          ) : (
            <ul className="duty__people">
              {messages.map((message) => (
                <li key={message.id}>
                  <span>
                    <b>{message.subject}</b>{' '}
                    <small>{[instantText(t, message.at, timeZone), message.by ?? ''].join(' ').trim()}</small>
                  </span>
                  <Delivery message={message} />
                </li>
              ))}
            </ul>
          )
        }
      </Ready>
    </section>
  );
}

function Delivery({ message }: { message: DutyMessages['messages'][number] }) {
  const t = useWords();
  const { mails, waiting, givenUp } = message;
  const left = [
    ...(waiting > 0 ? [t('duty.message.waiting', { count: waiting })] : []),
    ...(waiting + givenUp === 0 ? [t('duty.message.accepted')] : []),
  ];
  return (
    <small>
      {[t('duty.message.mails', { count: mails }), ...left].join(', ')}
      {givenUp === 0 ? null : (
        <>
          , <b className="duty__error">{t('duty.message.givenUp', { count: givenUp })}</b>{' '}
          <Link to={mailsPath}>{t('duty.message.queue')}</Link>
        </>
      )}
    </small>
  );
}

/** How many mails a message to some shifts makes: one for each address, those of reporters of their halls among them. */
export function mailsTo(duty: Duty, shifts: readonly Shift[]): number {
  const ids = new Set(shifts.flatMap((shift) => onShift(shift).map(({ id }) => id)));
  const people = duty.volunteers.filter(({ id }) => ids.has(id));
  const reporters = duty.reporters.filter((one) => isAt(shifts, one));
  const addresses = [...people, ...reporters].flatMap(({ email }) => email ?? []);
  return new Set(addresses.map((one) => one.trim().toLowerCase())).size;
}
