import { Info } from './info.tsx';
import { Rosters } from './rosters.tsx';
import { ScoreGraph } from './score-graph.tsx';
import type { SheetProps } from './sheet.ts';
import { ShootoutTable } from './shootout-table.tsx';

/** What a visitor reads after score and timeline: a chunk of its own, which knows nothing of events. */
export function Sheet(props: SheetProps) {
  switch (props.kind) {
    case 'rosters':
      return <Rosters slice={props.slice} rosters={props.rosters} />;
    case 'info':
      return <Info slice={props.slice} />;
    case 'shootout':
      return <ShootoutTable slice={props.slice} shootout={props.shootout} />;
    case 'graph':
      return <ScoreGraph graph={props.graph} />;
  }
}
