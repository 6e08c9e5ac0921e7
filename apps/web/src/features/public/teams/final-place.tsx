import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { finalPlaceText, placeReason } from '@sevenmetre/phrases/final-place';
import { rankingPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

interface FinalPlaceProps {
  readonly categoryCode: string;
  readonly place: NonNullable<TeamSlice['finalPlace']>;
}

/** Where the team has ended, and why: the way to the ranking of its category. */
export function FinalPlace({ categoryCode, place }: FinalPlaceProps) {
  const t = useWords();
  return (
    <p className="team-band__about">
      <Link to={rankingPath(categoryCode)}>
        <strong>{finalPlaceText(t, place, categoryCode)}</strong>
      </Link>
      <span>{placeReason(t, place.reason, place.playoff)}</span>
    </p>
  );
}
