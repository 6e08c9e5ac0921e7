import { useWords } from '../../../lib/words/words.ts';
import { Info } from './info.tsx';
import { NoEvents } from './no-events.tsx';
import { Around, Preview } from './preview.tsx';
import { Rosters } from './rosters.tsx';
import { ScoreGraph } from './timeline/score-graph.tsx';
import { rosterSheets, shootoutSheet } from './sheet-data.ts';
import { Scorers } from './scorers.tsx';
import type { SheetProps } from './sheet.ts';
import { ShootoutTable } from './shootout-table.tsx';

/** What a visitor reads after score and timeline: a chunk of its own. */
export function Sheet(props: SheetProps) {
  const t = useWords();
  switch (props.kind) {
    case 'rosters':
      return <Rosters slice={props.slice} rosters={rosterSheets(t, props.slice, props.story)} />;
    case 'info':
      return <Info slice={props.slice} />;
    case 'scorers':
      return <Scorers slice={props.slice} story={props.story} />;
    case 'around':
      return <Around slice={props.slice} hasNext={props.hasNext} />;
    case 'preview':
      return <Preview slice={props.slice} />;
    case 'nothing':
      return <NoEvents slice={props.slice} />;
    case 'shootout':
      return <ShootoutTable slice={props.slice} shootout={shootoutSheet(t, props.story)} />;
    case 'graph':
      return <ScoreGraph graph={props.graph} />;
  }
}
