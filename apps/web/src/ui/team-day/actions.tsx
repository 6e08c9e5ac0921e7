import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { useWords } from '../../lib/words/words.ts';
import { BellButton } from '../bell-button.tsx';
import { Icon } from '../icon.tsx';
import { useTakeAlong } from '../take-along.tsx';
import { Directions } from './way.tsx';

interface ActionsProps {
  readonly slice: TeamSlice;
  /** Where the way leads; null: nowhere now. */
  readonly ticket: MatchTicket | null;
  /** The head of the page has the rest. */
  readonly wayOnly?: boolean;
}

/** Way, what can be taken along, and bell. */
export function Actions({ slice, ticket, wayOnly = false }: ActionsProps) {
  const t = useWords();
  const { team } = slice;
  const name = fullName(team);
  const { open, sheet } = useTakeAlong([{ kind: 'team', key: team.id, name, teams: [team] }]);
  if (wayOnly)
    return ticket ? (
      <div className="team-strip__actions">
        <Directions slice={slice} ticket={ticket} />
      </div>
    ) : null;
  return (
    <div className="team-strip__actions">
      {ticket ? <Directions slice={slice} ticket={ticket} /> : null}
      <button type="button" aria-haspopup="dialog" onClick={open}>
        <Icon name="calendar" />
        {t('teamDay.calendar')}
        <span className="visually-hidden">: {name}</span>
      </button>
      <BellButton team={team} className="team-strip__bell" />
      {sheet}
    </div>
  );
}
