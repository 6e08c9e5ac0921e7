import type { MatchSlice } from '@sevenmetre/contract/schemas/slices';
import { Info } from './info.tsx';
import { Rosters } from './rosters.tsx';
import type { Story } from './story.ts';

export interface SheetProps {
  readonly tab: 'rosters' | 'info';
  readonly slice: MatchSlice;
  readonly story: Story;
}

/** The parts of the page that a visitor has to ask for: in a chunk of their own. */
export function Sheet({ tab, slice, story }: SheetProps) {
  return tab === 'rosters' ? <Rosters slice={slice} story={story} /> : <Info slice={slice} />;
}
