import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import type { ReactNode } from 'react';
import { GroupTable } from '../features/public/groups/group-table.tsx';
import { ListView } from '../features/public/bracket/views.ts';
import { isLive } from '../lib/matches/match-clock.ts';
import { useWords } from '../lib/words/words.ts';
import { CupMark } from '../ui/cup-mark.tsx';
import { Ticket } from '../ui/ticket.tsx';
import type { PrintedCategory } from '../ui/glyph.tsx';

/** A view with its data, as the server got both by one path. */
export type Embedded =
  | { readonly kind: 'group'; readonly body: GroupSlice }
  | { readonly kind: 'playoff'; readonly body: PlayoffSlice }
  | { readonly kind: 'match'; readonly body: MatchSlice }
  | { readonly kind: 'team'; readonly body: TeamSlice };

/** A table, a bracket, a match or a team's matches for a frame on another site. */
export function EmbedView({ view, address }: { view: Embedded; address: string }) {
  const t = useWords();
  const { edition } = view.body;
  return (
    <main className="embed">
      <header>
        <h1>
          <Heading view={view} />
        </h1>
        <p>
          <CupMark edition={edition} />
          {edition.name}
        </p>
      </header>
      <Content view={view} />
      <footer>
        <a href={address}>{t('embed.more', { cup: edition.name })}</a>
      </footer>
    </main>
  );
}

function Heading({ view }: { view: Embedded }) {
  const t = useWords();
  switch (view.kind) {
    case 'group':
      return t('results.group.title', { label: view.body.group.label });
    case 'playoff':
      return `${view.body.category.code} · ${t('bracket.heading', { letter: view.body.playoff })}`;
    case 'match':
      return `${opponentName(t, view.body.ticket.home)} – ${opponentName(t, view.body.ticket.away)}`;
    case 'team':
      return `${fullName(view.body.team)} · ${view.body.category.code}`;
  }
}

function Content({ view }: { view: Embedded }): ReactNode {
  switch (view.kind) {
    case 'group':
      return <Group slice={view.body} />;
    case 'playoff':
      return <ListView slice={view.body} road={null} />;
    case 'match':
      return <Tickets matches={[view.body.ticket]} category={view.body.category} />;
    case 'team':
      return <Team slice={view.body} />;
  }
}

function Group({ slice }: { slice: GroupSlice }) {
  const t = useWords();
  const live = slice.matches.filter(isLive);
  return (
    <>
      <GroupTable slice={slice} isFramed />
      {live.length > 0 ? <h2>{t('embed.liveMatches')}</h2> : null}
      <Tickets matches={live} category={slice.category} />
    </>
  );
}

const before = 2;
const after = 4;

function Team({ slice: { matches, category } }: { slice: TeamSlice }) {
  const t = useWords();
  const live = matches.filter(isLive);
  // What has ended and is not approved yet has been played, too.
  const last = matches
    .filter((match) => !isLive(match) && match.stageCode !== 'not_started' && match.withdrawn === undefined)
    .slice(-before);
  const next = matches.filter((match) => match.stageCode === 'not_started').slice(0, after);
  const lists = [
    ['embed.liveMatches', live],
    ['embed.lastMatches', last],
    ['embed.nextMatches', next],
  ] as const;
  return lists.map(([heading, shown]) =>
    shown.length === 0 ? null : (
      <section key={heading}>
        <h2>{t(heading)}</h2>
        <Tickets matches={shown} category={category} />
      </section>
    ),
  );
}

function Tickets({
  matches,
  category,
}: {
  matches: readonly MatchTicket[];
  category: PrintedCategory | null;
}) {
  return (
    <ul className="list">
      {matches.map((ticket) => (
        <Ticket key={ticket.id} ticket={ticket} category={category} showGroup />
      ))}
    </ul>
  );
}
