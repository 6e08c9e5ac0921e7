import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { useState } from 'react';
import { useSecond } from '../../../lib/time/use-second.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import {
  type Cell,
  cellOf,
  columnsOf,
  onShift,
  personName,
  placeText,
  type Row,
  rowsOf,
  timesText,
} from './duty-text.ts';
import { MoreRows } from '../../../ui/tables/data-table.tsx';
import { Call, PresentButton } from './shift-panel.tsx';
import './people-columns.css';

interface PhoneProps {
  readonly duty: Duty;
  readonly choose: (cell: Cell) => void;
  readonly isShown: (row: Row) => boolean;
}

/** On a phone: gaps by day, then who is on shift now, with their presence. */
export function PhoneList({ duty, choose, isShown }: PhoneProps) {
  const t = useWords();
  const rows = rowsOf(t, duty).filter(isShown);
  const cells = columnsOf(duty).flatMap((column) => rows.map((row) => cellOf(duty, row, column)));
  const gaps = cells.filter(({ gap }) => gap > 0);
  const days = [...new Set(gaps.map(({ column }) => column.day))];
  return (
    <div className="duty__phone">
      {days.map((day) => (
        <section key={day}>
          <h2>{t('duty.phone.gaps', { day: weekdayText(t, day) })}</h2>
          <ul>
            {gaps
              .filter(({ column }) => column.day === day)
              .map((cell) => (
                <li key={cell.key}>
                  <GapCard duty={duty} cell={cell} choose={choose} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <NowOnShift duty={duty} cells={cells} choose={choose} />
    </div>
  );
}

function GapCard({ duty, cell, choose }: { duty: Duty; cell: Cell; choose: (cell: Cell) => void }) {
  const t = useWords();
  const [first] = cell.shifts;
  const missing = cell.shifts
    .filter(({ gap }) => gap > 0)
    .map(({ kind, gap }) => `${t(`duty.kind.${kind}`)} −${gap}`)
    .join(', ');
  return (
    <button type="button" className="duty__card" onClick={() => choose(cell)}>
      <b>{`${cell.row.code} ${cell.row.name}`.trim()}</b>
      <span>{first ? timesText(first, duty.timeZone) : ''}</span>
      <span className="duty__error">{missing}</span>
    </button>
  );
}

interface NowProps {
  readonly duty: Duty;
  /** In the order of the halls. */
  readonly cells: readonly Cell[];
  readonly choose: (cell: Cell) => void;
}

/** People on shift that are shown at first and with each press. */
const pageSize = 12;

/** Everybody who should be there now. A name opens the shift, where a replacement is found. */
function NowOnShift({ duty, cells, choose }: NowProps) {
  const t = useWords();
  const now = useSecond();
  const [pages, setPages] = useState(1);
  const people = cells.flatMap((cell) =>
    cell.shifts
      .filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt))
      .flatMap((shift) =>
        onShift(shift).flatMap((one) => {
          const person = duty.volunteers.find(({ id }) => id === one.id);
          return person ? [{ cell, shift, one, person }] : [];
        }),
      ),
  );
  const shown = pages * pageSize;
  return (
    <section>
      <h2>
        {t('duty.phone.now')} {people.length}
      </h2>
      {people.length === 0 ? <p className="muted">{t('duty.phone.nobodyNow')}</p> : null}
      <ul className="duty__people">
        {people.slice(0, shown).map(({ cell, shift, one, person }) => (
          <li key={`${shift.id} ${person.id}`}>
            <span>
              <button type="button" className="duty__name" onClick={() => choose(cell)}>
                <b>{personName(person)}</b>
                <small>
                  {' '}
                  {t(`duty.kind.${shift.kind}`)}, {placeText(t, duty, shift.placeId)}
                </small>
              </button>
              <Call phone={person.phone} name={personName(person)} />
            </span>
            <PresentButton shift={shift} person={person} one={one} />
          </li>
        ))}
      </ul>
      {people.length > shown ? (
        <MoreRows left={people.length - shown} page={pageSize} press={() => setPages(pages + 1)} />
      ) : null}
    </section>
  );
}
