import { pages } from '@sevenmetre/contract/pages';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { later } from '../../../lib/page/deferred-part.tsx';
import { apart } from '../../../lib/page/lazy-part.tsx';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { TeamStrip } from '../../../ui/team-day/team-strip.tsx';
import { EarlierYearsLater, RosterLater, TicketLater } from './lazy-parts.tsx';
import { OtherTeams } from './other-teams.tsx';
import { TeamBand } from './team-band.tsx';
import { TeamMatches } from './team-matches.tsx';
import { TeamSkeleton } from './team-skeleton.tsx';
import './teams.css';

export { teamHead } from './team-head.ts';

const unknown = apart(
  () => import('../../../ui/unknown-page.tsx'),
  (part) => part.UnknownPage,
);

if (import.meta.env.SSR) await unknown.load();

const ScoreAnnouncer = later(async () => (await import('../../../ui/score-announcer.tsx')).ScoreAnnouncer);

/** A team: its coming matches, its results, its roster. */
export function TeamPage() {
  const t = useWords();
  const { id = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page: pages.team, params: { id } });
  if (slice?.status === 200) return <Team slice={slice.body} />;
  if (slice?.status === 404) {
    return (
      <Suspense fallback={null}>
        <unknown.Component error={slice.error} heading={t('teams.unknownHeading')}>
          {t('teams.unknown')}
        </unknown.Component>
      </Suspense>
    );
  }
  if (!failed) return <TeamSkeleton />;
  return (
    <main id="main" className="page-width">
      <h1 className="page-title">{t('teams.title')}</h1>
      <Retry retry={retry} />
    </main>
  );
}

function Team({ slice }: { slice: TeamSlice }) {
  const t = useWords();
  return (
    <main id="main">
      <TeamBand slice={slice} />
      <ScoreAnnouncer matches={slice.matches} />
      <div className="page-width">
        <div className="page-grid">
          <div>
            {slice.finalPlace ? (
              <TicketLater slice={slice} />
            ) : slice.matches.length > 0 ? (
              <section>
                <TeamStrip slice={slice} bare />
              </section>
            ) : null}
            <TeamMatches slice={slice} />
            {slice.matches.length > 0 ? null : (
              <section>
                <Notice drawing="court" heading={t('teams.noMatchesHeading')}>
                  {t('teams.noMatches')}
                </Notice>
              </section>
            )}
          </div>
          <div>
            <RosterLater slice={slice} />
            <OtherTeams teams={slice.otherTeams} />
            <EarlierYearsLater slice={slice} />
          </div>
        </div>
      </div>
    </main>
  );
}
