import type { BoardView, Chosen, ShownMatch } from './board-model.ts';
import type { Appointing } from './use-appointments.ts';

export interface BoardSideProps {
  readonly view: BoardView;
  readonly day: number;
  readonly matches: readonly ShownMatch[];
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  readonly appointing: Appointing;
}
