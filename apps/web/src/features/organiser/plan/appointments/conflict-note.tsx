import { useWords } from '../../../../lib/words/words.ts';
import type { Conflict } from './appointment-step.ts';
import type { BoardView } from './board-model.ts';
import type { Appointing } from './use-appointments.ts';

interface ConflictNoteProps {
  readonly view: BoardView;
  readonly appointing: Appointing;
  readonly conflict: Conflict;
}

/** Both wishes for one match; nothing changes until one is chosen. */
export function ConflictNote({ view, appointing, conflict }: ConflictNoteProps) {
  const t = useWords();
  const nameOf = (id: number | null) =>
    view.pairs.find(({ pair }) => pair.id === id)?.name ?? t('appointments.nobody');
  const [first] = conflict.changes.filter(({ matchId }) => conflict.theirs.has(matchId));
  if (!first) return null;
  return (
    <section
      className="appointments__conflict"
      role="alertdialog"
      aria-label={t('appointments.conflictTitle')}
    >
      <h2>{t('appointments.conflictTitle')}</h2>
      <p>{t('appointments.conflictText')}</p>
      <dl>
        <div>
          <dt>{t('appointments.theirs')}</dt>
          <dd>{nameOf(conflict.theirs.get(first.matchId) ?? null)}</dd>
        </div>
        <div>
          <dt>{t('appointments.mine')}</dt>
          <dd>{nameOf(first.pairId)}</dd>
        </div>
      </dl>
      <div className="plan-inline">
        <button type="button" className="tool-button" onClick={appointing.keepTheirs}>
          {t('appointments.keepTheirs')}
        </button>
        <button
          type="button"
          className="tool-button tool-button--primary"
          onClick={() => void appointing.takeMine()}
        >
          {t('appointments.useMine')}
        </button>
      </div>
    </section>
  );
}
