import { inLanguage } from '@sevenmetre/rules/language';
import { type ReactNode, useState } from 'react';
import type { ReporterAssignments } from '@sevenmetre/contract/assignments/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import type { Reporter } from './use-assign.ts';
import { ScrollBox } from '../../../ui/tables/scroll-box.tsx';
import { useAssign } from './use-assign.ts';

interface GridProps {
  readonly reporter: Reporter;
  readonly table: ReporterAssignments;
}

/** A box for every hall on every day; saved all at once. */
export function AssignmentGrid({ reporter, table }: GridProps) {
  const t = useWords();
  const { halls, days } = table;
  const all = halls.flatMap(({ id }) => days.map((day) => ({ placeId: id, day })));
  const keys = all.map(({ placeId, day }) => keyOf(placeId, day));
  const { chosen, choose, settle } = useChosen(reporter, keys);
  const assign = useAssign();
  const [isLeaving, setLeaving] = useState(false);
  const name = `${reporter.firstName} ${reporter.lastName}`;
  const save = async () => {
    const assignments = all.filter(({ placeId, day }) => chosen.has(keyOf(placeId, day)));
    const isSaved = await assign(reporter, { assignments });
    if (isSaved) settle();
    return isSaved;
  };
  const switchOne = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    choose(next);
  };
  return (
    <div className="reporters__grid">
      <HallDays
        table={table}
        caption={t('matchRosters.reporters.ofReporter', { name })}
        renderCell={(hall, day) => (
          <input
            type="checkbox"
            aria-label={t('matchRosters.reporters.cell', { hall: hall.code, day: weekdayText(t, day) })}
            checked={chosen.has(keyOf(hall.id, day))}
            onChange={() => switchOne(keyOf(hall.id, day))}
          />
        )}
      />
      <div className="actions">
        <AsyncButton action={save}>{t('matchRosters.reporters.save')}</AsyncButton>
        <button className="button button--outline" type="button" onClick={() => choose(new Set(keys))}>
          {t('matchRosters.reporters.all')}
        </button>
        <button className="button button--outline" type="button" onClick={() => choose(new Set())}>
          {t('matchRosters.reporters.nothingOf')}
        </button>
        <button className="button button--outline" type="button" onClick={() => setLeaving(!isLeaving)}>
          {t('matchRosters.reporters.remove')}
        </button>
      </div>
      {isLeaving ? <Leaving reporter={reporter} name={name} /> : null}
    </div>
  );
}

interface HallDaysProps {
  readonly table: ReporterAssignments;
  readonly caption: string;
  readonly className?: string;
  readonly renderCell: (hall: ReporterAssignments['halls'][number], day: string) => ReactNode;
}

/** A row for each hall, a column for each day. */
export function HallDays({ table: { halls, days }, caption, className, renderCell }: HallDaysProps) {
  const t = useWords();
  return (
    <ScrollBox {...(className === undefined ? {} : { className })}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('matchRosters.reporters.hall')}</th>
            {days.map((day) => (
              <th scope="col" key={day}>
                {weekdayText(t, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {halls.map((hall) => (
            <tr key={hall.id}>
              <th scope="row">
                <b>{hall.code}</b> {inLanguage(t.locale, { cs: hall.nameCs, en: hall.nameEn })}
              </th>
              {days.map((day) => (
                <td key={day}>{renderCell(hall, day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/**
 * The ticked boxes: those that are stored, and the boxes that were changed here as they were left until they are saved. What
 * another tab or organiser stores meanwhile is shown, so that the next save does not undo it.
 */
function useChosen({ assignments }: Reporter, keys: readonly string[]) {
  const stored = new Set(assignments.map(({ placeId, day }) => keyOf(placeId, day)));
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const chosen = new Set(keys.filter((key) => changed.get(key) ?? stored.has(key)));
  const choose = (next: ReadonlySet<string>) =>
    setChanged(
      new Map(keys.filter((key) => next.has(key) !== stored.has(key)).map((key) => [key, next.has(key)])),
    );
  // Boxes that were changed again while the answer was on its way are not saved.
  const settle = () =>
    setChanged((now) => new Map([...now].filter(([key, isOn]) => changed.get(key) !== isOn)));
  return { chosen, choose, settle };
}

/** The effect of removing a reporter, and the button that does it. */
function Leaving({ reporter, name }: Pick<GridProps, 'reporter'> & { readonly name: string }) {
  const t = useWords();
  const assign = useAssign();
  return (
    <div className="actions">
      <p>{t('matchRosters.reporters.removeText', { name, count: reporter.assignments.length })}</p>
      <AsyncButton look="danger" action={() => assign(reporter, { assignments: [], reports: false })}>
        {t('matchRosters.reporters.removeNow', { name })}
      </AsyncButton>
    </div>
  );
}

function keyOf(placeId: number, day: string): string {
  return `${placeId} ${day}`;
}
