import { useWords } from '../../../lib/words/words.ts';
import { Dialog } from '../matches/dialog.tsx';
import { EventRow } from '../matches/event-row.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';

/** Every event by match clock, the newest first; a press edits. */
export function AllSheet() {
  const t = useWords();
  const { open } = useScreen();
  const { board, sheet } = useTable();
  const count = board.rows.length;
  return (
    <Dialog title={t('reporter.all.title', { count })} close={() => open(null)}>
      {count === 0 ? <p>{t('reporter.all.none')}</p> : null}
      <div>
        {board.rows.toReversed().map((row) => (
          <EventRow key={row.event.key} row={row} sheet={sheet} />
        ))}
      </div>
    </Dialog>
  );
}
