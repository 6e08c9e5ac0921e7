import type { ErrorCode } from '@sevenmetre/contract';
import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import { pages } from '@sevenmetre/contract/pages';
import { useParams } from 'react-router';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { BracketWays } from '../../../ui/bracket-ways.tsx';
import { GroupBand } from './group-band.tsx';
import { GroupMatches } from './group-matches.tsx';
import { GroupOutlook } from './group-outlook.tsx';
import { GroupSkeleton } from './group-skeleton.tsx';
import { GroupTable } from './group-table.tsx';
import { OrderReasons } from './order-reasons.tsx';
import { ScoreAnnouncer } from '../../../ui/score-announcer.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';
import { SiblingTabs } from './sibling-tabs.tsx';

export { groupHead } from './group-head.ts';

const page = pages.group;

/** The table of a group with its matches: `/results/competition-group/:label`. */
export function GroupPage() {
  const { label = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { label } });
  if (slice?.status === 200) return <Group slice={slice.body} />;
  if (slice?.status === 404) return <Unknown label={label} error={slice.error} />;
  if (failed) {
    return (
      <main id="main" className="page-width">
        <h1 className="page-title">{label}</h1>
        <Retry retry={retry} />
      </main>
    );
  }
  return <GroupSkeleton label={label} />;
}

function Group({ slice }: { slice: GroupSlice }) {
  const [match] = slice.matches;
  const isBracketMatch = slice.ways.length > 0 && match !== undefined;
  return (
    <main id="main">
      <GroupBand slice={slice} />
      <div className="page-width">
        <SiblingTabs slice={slice} />
        <div className="page-grid">
          {isBracketMatch ? null : <Table slice={slice} />}
          {slice.group.comparedPlace === undefined ? <GroupMatches slice={slice} /> : null}
          {isBracketMatch ? <Duel slice={slice} match={match} /> : null}
        </div>
      </div>
      <ScoreAnnouncer matches={slice.matches} />
    </main>
  );
}

/** A bracket match has no table: what it is about stands in its place. */
function Duel({ slice: { ways }, match }: { slice: GroupSlice; match: GroupSlice['matches'][number] }) {
  const t = useWords();
  return (
    <section aria-labelledby="stake">
      <div className="section-head">
        <h2 id="stake">{t('results.bracket.stake')}</h2>
      </div>
      <BracketWays ways={ways} ticket={match} />
    </section>
  );
}

function Table({ slice }: { slice: GroupSlice }) {
  const t = useWords();
  // Nothing to explain before the first result, nor where the reasons are not known (see lib/offline).
  const isOrdered = slice.order.criteria.length > 0 && slice.rows.some(({ games }) => games > 0);
  return (
    <section aria-labelledby="table">
      <div className="section-head">
        <h2 id="table">{t('results.group.table')}</h2>
      </div>
      {slice.rows.length === 0 ? (
        <Notice drawing="ticket" heading={t('states.emptyGroup.heading')}>
          {t('states.emptyGroup.text')}
        </Notice>
      ) : (
        <>
          <GroupTable slice={slice} />
          {isOrdered ? <OrderReasons slice={slice} /> : null}
          <GroupOutlook slice={slice} />
        </>
      )}
    </section>
  );
}

function Unknown({ label, error }: { label: string; error: ErrorCode }) {
  const t = useWords();
  return (
    <UnknownPage error={error} heading={t('states.groupUnknown.heading')}>
      {t('states.groupUnknown.text', { label })}
    </UnknownPage>
  );
}
