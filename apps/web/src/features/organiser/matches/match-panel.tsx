import type { MatchRow } from '@sevenmetre/contract/matches/match-list';
import { adminMatchPath } from '../../../lib/paths/paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import type { PanelFrame } from '../../../ui/lists/list-panel.tsx';
import { Failed } from '../../../ui/page/states.tsx';
import { teamsText } from './match-columns.tsx';
import { useMatchSections } from './match-page.tsx';
import { placeText } from './place-text.ts';

interface MatchPanelProps {
  readonly frame: PanelFrame;
  readonly number: number;
  /** As the list knows it; undefined: it does not show the match. */
  readonly row: MatchRow | undefined;
  /** Key of the section that was asked for. */
  readonly wanted: 'official' | undefined;
}

/** A match beside the list: its result, rulings, discipline, protests and history. */
export function MatchPanel({ frame, number, row, wanted }: MatchPanelProps) {
  const t = useWords();
  // A number alone is an address of a match, too. It stays the same when the row leaves the list, and so do the forms.
  const read = useRead('reporterMatch', { params: { slug: String(number) } });
  const sections = useMatchSections(read.data);
  const ticket = row?.ticket ?? read.data?.match.ticket;
  return (
    <ListPanel
      frame={frame}
      title={ticket ? teamsText(t, ticket) : t('officialScore.match', { number: String(number) })}
      aside={ticket ? <span className="muted">{placeText(t, ticket)}</span> : null}
      page={adminMatchPath(ticket?.slug ?? String(number))}
      sections={sections}
      wanted={wanted}
      failed={
        read.failure === null || read.data ? undefined : (
          <Failed failure={read.failure} retry={read.refresh} />
        )
      }
    />
  );
}
