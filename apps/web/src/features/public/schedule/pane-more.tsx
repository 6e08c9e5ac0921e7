import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { pages } from '@sevenmetre/contract/pages';
import type { ReactNode } from 'react';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { DirectionsLink } from '../../../ui/places/directions-link.tsx';
import { MatchStake, hasStake } from '../../../ui/match-stake.tsx';
import { matchSubjects } from '../../../ui/match-subjects.ts';
import { TakeAlong } from '../../../ui/take-along.tsx';

interface PaneMoreProps {
  readonly ticket: MatchTicket;
  /** The table of its group. */
  readonly children: ReactNode;
}

/** What can be taken along of a match, the way to an open one, what it decides, and its table. */
export function PaneMore({ ticket, children }: PaneMoreProps) {
  const t = useWords();
  return (
    <>
      <TakeAlong subjects={matchSubjects(t, ticket)} />
      {ticket.stageCode === 'not_started' ? <OpenMatch id={ticket.id} /> : null}
      {children}
    </>
  );
}

/** What the page of a match that has not begun knows: the way there and what is at stake. */
function OpenMatch({ id }: { id: number }) {
  const t = useWords();
  const { slice } = useSlice({ page: pages.match, params: { id: String(id) } });
  if (slice?.status !== 200) return null;
  return (
    <>
      <DirectionsLink spot={slice.body.spot} className="button button--outline" />
      {hasStake(slice.body) ? (
        <section>
          <h3>{t('match.stake')}</h3>
          <MatchStake slice={slice.body} />
        </section>
      ) : null}
    </>
  );
}
