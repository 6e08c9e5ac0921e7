import { showToast } from '../../../../lib/page/toasts.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { shortDay } from '../../../../lib/time/days.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { ToolIcon } from '../tool-icon.tsx';
import { type BoardView, type ShownMatch, withoutPair } from './board-model.ts';
import { changesBetween } from './appointment-step.ts';
import { type Appointing, useBoardAnswer } from './use-appointments.ts';

export const viewNames = ['pairs', 'halls', 'people', 'payments'] as const;
export type ViewName = (typeof viewNames)[number];

interface BoardToolbarProps {
  readonly view: BoardView;
  readonly day: number;
  readonly matches: readonly ShownMatch[];
  readonly name: ViewName;
  readonly show: (next: { readonly name?: ViewName; readonly day?: number }) => void;
  readonly find: string;
  readonly setFind: (text: string) => void;
  readonly appointing: Appointing;
}

/** Days, views, search, undo and the two presses that do the work. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { view, day, name, show, find, setFind, appointing } = props;
  const t = useWords();
  const isBoard = name === 'pairs' || name === 'halls';
  const { days } = view.board;
  return (
    <div className="toolbar">
      <div className="segments" role="group" aria-label={t('appointments.rows')}>
        {viewNames.map((one) => (
          <button key={one} type="button" aria-pressed={name === one} onClick={() => show({ name: one })}>
            {t(`appointments.view.${one}`)}
          </button>
        ))}
      </div>
      {isBoard ? (
        <>
          <div className="segments" role="group" aria-label={t('appointments.days')}>
            {days.map((one, index) => (
              <button
                key={one}
                type="button"
                aria-pressed={day === index}
                onClick={() => show({ day: index })}
              >
                {shortDay(t, one)}
              </button>
            ))}
          </div>
          <label className="appointments__find">
            <span className="visually-hidden">{t('appointments.find')}</span>
            <input
              value={find}
              placeholder={t('appointments.find')}
              onChange={(event) => setFind(event.target.value)}
            />
          </label>
          <span className="toolbar__space" />
          <UndoButtons appointing={appointing} />
          <BoardWork {...props} />
        </>
      ) : null}
    </div>
  );
}

function UndoButtons({ appointing }: { appointing: Appointing }) {
  const t = useWords();
  const last = appointing.past.at(-1);
  const undo = last ? t('appointments.undoOf', { what: last.name }) : t('appointments.undoNone');
  return (
    <span className="toolbar__pair">
      <button
        type="button"
        className="icon-tool"
        aria-label={undo}
        title={undo}
        disabled={!last}
        onClick={() => void appointing.undo()}
      >
        <ToolIcon name="undo" />
      </button>
      <button
        type="button"
        className="icon-tool"
        aria-label={t('appointments.redo')}
        disabled={appointing.future.length === 0}
        onClick={() => void appointing.redo()}
      >
        <ToolIcon name="redo" />
      </button>
    </span>
  );
}

/** Appoints the rest of the day, and tells the pairs. */
function BoardWork({ view, day, matches, appointing }: BoardToolbarProps) {
  const t = useWords();
  const { take, failed } = useBoardAnswer();
  const fill = useWrite('appointmentsFill', ['presses']);
  const open = withoutPair(matches).length;
  const fillDay = async () => {
    const outcome = await fill({ body: { days: [day] } });
    if (!outcome.ok) {
      failed(outcome.failure);
      return false;
    }
    const changes = changesBetween(view.board.appointments, outcome.body.appointments);
    const name = t('appointments.filled', { count: changes.length });
    take(outcome.body);
    if (changes.length > 0) appointing.made({ name, changes });
    showToast('done', name);
    return true;
  };
  return (
    <>
      <AsyncButton action={fillDay} look="plain" disabled={open === 0 || view.pairs.length === 0}>
        {t('appointments.fill')}
      </AsyncButton>
      <PublishPairs view={view} />
    </>
  );
}

/** Notifies all pairs whose appointments have changed. */
export function PublishPairs({ view: { board } }: { view: BoardView }) {
  const t = useWords();
  const { take, failed } = useBoardAnswer();
  const publish = useWrite('appointmentsPublish');
  const { toPublish } = board;
  const publishAll = async () => {
    const outcome = await publish({ body: { days: null } });
    if (outcome.ok) {
      take(outcome.body);
      showToast('done', t('appointments.published'));
    } else failed(outcome.failure);
    return outcome.ok;
  };
  return (
    <AsyncButton action={publishAll} disabled={toPublish === 0}>
      {t('appointments.publish', { count: toPublish })}
    </AsyncButton>
  );
}
