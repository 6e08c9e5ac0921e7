import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Outcomes } from '@sevenmetre/contract/outcomes';
import { hasRoom } from '@sevenmetre/rules/registration';
import type { TeamState } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useTeamState, type Withdrawal } from './use-team-state.tsx';

interface TeamActionsProps {
  readonly team: ClubRegistrationAdmin['teams'][number];
  /** With its category: a club's teams of several categories are named alike. */
  readonly name: string;
  readonly detail: ClubRegistrationAdmin;
  readonly report: (results: Outcomes['results'], withdrawal?: Withdrawal) => void;
}

/** Whether a team takes part: accepted while its category has room, on the waiting list, or withdrawn. */
export function TeamActions({ team, name, detail, report }: TeamActionsProps) {
  const t = useWords();
  const change = useTeamState(report);
  if (detail.club.registrationState === 'declined') return null;
  const room = detail.categories.find(({ code }) => code === team.categoryCode);
  const isFree = room === undefined || hasRoom(room.capacity, room.accepted);
  // Each keeps its place and with it the focus and its sign of being busy, so that a second click does not take the first back.
  const button = (to: TeamState, word: 'accept' | 'toWaiting' | 'withdraw', disabled = false) => (
    <AsyncButton
      key={word === 'withdraw' ? 'withdraw' : 'place'}
      look={to === 'accepted' ? 'primary' : 'plain'}
      label={`${t(`registeredClub.${word}`)}: ${name}`}
      disabled={disabled}
      action={() => change({ id: team.id, name, state: team.state }, to)}
    >
      {t(`registeredClub.${word}`)}
    </AsyncButton>
  );
  return (
    <span className="organiser__row">
      {team.state === 'accepted' ? button('waiting', 'toWaiting') : button('accepted', 'accept', !isFree)}
      {button('withdrawn', 'withdraw', team.state === 'withdrawn')}
    </span>
  );
}
