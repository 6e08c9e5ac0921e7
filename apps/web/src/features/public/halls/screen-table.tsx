import { opponentName } from '@sevenmetre/phrases/names';
import { pages } from '@sevenmetre/contract/pages';
import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { useId } from 'react';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { TeamName } from '../../../ui/team-name.tsx';

const page = pages.group;
/** So many rows fit beside the match; the teams on the court are always among them. */
const most = 8;

interface TableProps {
  readonly slug: string;
  readonly playing: MatchTicket | null;
}

/** The table of the group that is playing, from the group's own data, which are fetched and followed beside the hall's. */
export function ScreenTable({ slug, playing }: TableProps) {
  const t = useWords();
  const heading = useId();
  const { slice } = useSlice({ page, params: { label: slug } });
  if (slice?.status !== 200) return null;
  const { group, rows } = slice.body;
  // A bracket match is a group of two: its table says nothing that the score does not.
  if (group.isBracket || rows.length < 3) return null;
  const onCourt = new Set([playing?.home.team?.id, playing?.away.team?.id]);
  return (
    <section className="hall-screen__table" aria-labelledby={heading}>
      <h2 id={heading}>
        <span className="visually-hidden">{t('halls.onScreen.table', { label: group.label })}</span>
        <span aria-hidden="true">{group.label}</span>
      </h2>
      <ol>
        {shownRows(rows, onCourt).map((row) => (
          <li
            key={row.seat}
            {...(row.team && onCourt.has(row.team.id)
              ? { className: 'hall-screen__playing', 'aria-current': true }
              : {})}
          >
            <b>{row.position ?? '–'}</b>
            {row.team ? <Flag countryCode={row.team.countryCode} sportCode={row.team.sportCode} /> : <i />}
            {row.team ? (
              <TeamName team={row.team} />
            ) : (
              <span className="team-name">{opponentName(t, row)}</span>
            )}
            <b>{row.points}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The first rows, of which the last ones are replaced by the teams on the court. */
export function shownRows(
  rows: GroupSlice['rows'],
  onCourt: ReadonlySet<number | undefined>,
): GroupSlice['rows'] {
  const below = rows.slice(most).filter(({ team }) => team !== null && onCourt.has(team.id));
  return [...rows.slice(0, most - below.length), ...below];
}
