import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { useModal } from '../../../../ui/use-modal.ts';
import type { Cursor } from './grid/grid-types.ts';
import type { Planner } from './planner/use-planner.ts';

/** Goes to a typed hall and time. */
export function GoToDialog({ planner, close }: { planner: Planner; close: () => void }) {
  const t = useWords();
  const dialog = useModal();
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const go = () => {
    const found = placeTyped(planner, typed);
    setUnknown(found === null);
    if (!found) return;
    close();
    planner.actions.goTo(found);
  };
  return (
    <dialog ref={dialog} className="plan-dialog" aria-label={t('planSchedule.goTo')} onClose={close}>
      <form
        className="plan-dialog__body"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <label className="plan-dialog__field">
          {t('planSchedule.goToLabel')}
          <input
            value={typed}
            aria-invalid={isUnknown}
            aria-describedby="go-to-error"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <p id="go-to-error" role="alert" className="plan-dialog__error">
          {isUnknown ? t('planSchedule.goToUnknown') : ''}
        </p>
        <div className="plan-dialog__buttons">
          <button type="button" className="tool-button" onClick={close}>
            {t('planSchedule.cancel')}
          </button>
          <button type="submit" className="tool-button tool-button--primary">
            {t('planSchedule.go')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** The place of the shown day that begins at the typed time, or the next one of that hall. */
function placeTyped({ grid, day }: Planner, typed: string): Cursor | null {
  const parts = /^\s*(\S+)\s+(\d{1,2})[:.]?(\d{2})\s*$/.exec(typed);
  if (!parts) return null;
  const [, code = '', hours, minutes] = parts;
  const start = day * minutesOfDay + Number(hours) * 60 + Number(minutes);
  const lane = grid.lanes.find(({ court }) => court.code.toLowerCase() === code.toLowerCase());
  const cell = lane?.cells.find((one) => one.start + one.length > start);
  return cell ? { row: 'place', hall: cell.hall, start: cell.start } : null;
}
