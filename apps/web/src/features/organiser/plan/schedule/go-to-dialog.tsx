import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { useWords } from '../../../../lib/words/words.ts';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useModal } from '../../../../ui/use-modal.ts';
import type { Cursor } from './grid/grid-types.ts';
import type { Planner } from './planner/use-planner.ts';

/** Goes to a typed hall and time. */
export function GoToDialog({ planner, close }: { planner: Planner; close: () => void }) {
  const t = useWords();
  const dialog = useModal();
  const form = useForm({
    values: { place: '' },
    check: ({ place }) => ({ place: placeTyped(planner, place) ? null : t('planSchedule.goToUnknown') }),
    send: ({ place }) => {
      const found = placeTyped(planner, place);
      close();
      if (found) planner.actions.goTo(found);
      return Promise.resolve({ ok: true });
    },
  });
  return (
    <dialog ref={dialog} className="plan-dialog" aria-label={t('planSchedule.goTo')} onClose={close}>
      <Form form={form} className="plan-dialog__body">
        <TextField {...form.field('place')} label={t('planSchedule.goToLabel')} />
        <Submit form={form} cancel={close}>
          {t('planSchedule.go')}
        </Submit>
      </Form>
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
