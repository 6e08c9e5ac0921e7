import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { later } from '../../../lib/page/deferred-part.tsx';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { knownTeams } from '../../../ui/match-subjects.ts';

const NextOfBoth = later(async () => (await import('./next-of-both.tsx')).NextOfBoth);

/** What both teams play next, while the tournament lasts. Its height is kept free until the teams' data have come. */
export function HeroNext({ slice: { ticket, edition } }: { slice: MatchSlice }) {
  const isPast = useNow((now) => dayIn(edition.timeZone, now) > edition.endDate);
  const teams = knownTeams(ticket).map(({ id }) => id);
  if (isPast || teams.length < 2) return null;
  return (
    <div className="match-hero__next">
      <NextOfBoth teams={teams} />
    </div>
  );
}
