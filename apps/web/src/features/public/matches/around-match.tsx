import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { pages } from '@sevenmetre/contract/pages';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import { useEffect } from 'react';
import { useTeams } from '../../../lib/favourites/favourite-teams.ts';
import { otherSide, resultOf, scoreFor } from '../../../lib/matches/result.ts';
import { groupPath, teamPath } from '../../../lib/paths/paths.ts';
import { bodyOf } from '../../../lib/slices/slice.ts';
import { useSliceCache } from '../../../lib/slices/slice-cache.ts';
import { ensureLoaded, useSliceState } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { SmallGroupTable } from '../../../ui/groups/small-group-table.tsx';
import { TeamName } from '../../../ui/team-name.tsx';
import { ComingCoupon } from '../../../ui/team-day/coupon.tsx';
import { knownTeams } from '../../../ui/match-subjects.ts';
import { ResultMark } from '../../../ui/result-mark.tsx';
import { PlacesChanged } from './places-changed.tsx';
import { Part } from './preview.tsx';
import '../../../ui/team-day/team-strip.css';
import '../../../ui/team-day/coupon.css';

/** Results that tell how a team has been doing. */
const formShown = 4;

interface AroundProps {
  readonly slice: MatchSlice;
  /** Whether it says what both teams play next, unless the head of the page does. */
  readonly hasNext: boolean;
}

/** What stands around a match: form of both teams before it, what both play after it, and the table of its group. */
export function AroundMatch({ slice, hasNext }: AroundProps) {
  const t = useWords();
  const teams = useTeams(knownTeams(slice.ticket).map(({ id }) => id));
  const isBefore = slice.ticket.stageCode === 'not_started';
  return (
    <>
      {teams.length === 0 || !(isBefore || hasNext) ? null : (
        <Part heading={t(isBefore ? 'match.form' : 'match.nextOfBoth')}>
          {teams.map((team) =>
            isBefore ? <Form key={team.team.id} team={team} /> : <Next key={team.team.id} team={team} />,
          )}
        </Part>
      )}
      <Table slice={slice} />
    </>
  );
}

function Form({ team: { team, matches } }: { team: TeamSlice }) {
  const t = useWords();
  const played = matches
    .flatMap((match) => {
      const result = resultOf(match, team.id);
      return result === null ? [] : [{ match, result }];
    })
    .slice(-formShown);
  return (
    <div className="match-form">
      <h3>
        <Link to={teamPath(team.id)}>
          <TeamName team={team} />
        </Link>
      </h3>
      {played.length === 0 ? <p className="muted">{t('match.firstMatch')}</p> : null}
      <ol>
        {played.map(({ match, result }) => (
          <li key={match.id}>
            <ResultMark result={result} />
            <b>{scoreFor(match, team.id)}</b>
            <span className="match-form__opponent">{opponentName(t, otherSide(match, team.id))}</span>
            <span className="muted">{match.group?.label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Next({ team: { team, category, matches } }: { team: TeamSlice }) {
  const t = useWords();
  const next = matches.find(({ stageCode }) => stageCode === 'not_started');
  if (next) return <ComingCoupon ticket={next} category={category} teamId={team.id} label={fullName(team)} />;
  return (
    <div className="match-around__next">
      <Link to={teamPath(team.id)}>
        <TeamName team={team} />
      </Link>
      <span className="muted">{t('match.nothingNext')}</span>
    </div>
  );
}

/** Of the match's group; a match of a bracket has none. */
function Table({ slice: { ticket, effect } }: { slice: MatchSlice }) {
  const t = useWords();
  const slug = ticket.group?.bracket ? '' : (ticket.group?.slug ?? '');
  const group = useGroup(slug);
  if (group === null || group.rows.length < 3) return null;
  const own = knownTeams(ticket).map(({ id }) => id);
  return (
    <Part heading={t('teams.table', { group: group.group.label })}>
      {effect.length === 0 ? null : <PlacesChanged effect={effect} rows={group.rows} />}
      <SmallGroupTable
        rows={group.rows}
        own={own}
        caption={
          <caption className="visually-hidden">{t('teams.table', { group: group.group.label })}</caption>
        }
      />
      <p className="muted small match-around__group">
        <Link to={groupPath(slug)}>{t('match.fullTable')}</Link>
      </p>
    </Part>
  );
}

/** The group's page data, asked for once; null: none, or not here yet. */
function useGroup(slug: string): GroupSlice | null {
  const cache = useSliceCache();
  const { slice } = useSliceState(`group:${slug}`);
  useEffect(() => {
    if (slug !== '') void ensureLoaded({ page: pages.group, params: { label: slug } }, cache);
  }, [cache, slug]);
  return slug === '' ? null : bodyOf(pages.group, slice);
}
