import type { Translator } from '@sevenmetre/phrases';
import type { DrawnGroup } from '../../lib/draws/draw-view.ts';
import { Flag } from '../flag.tsx';
import './draws.css';

interface DrawnGroupsProps {
  readonly t: Translator;
  readonly groups: readonly DrawnGroup[];
  /** Of the ball in play, from 1. */
  readonly pot: number;
}

/** The groups of a draw as they fill; while a team waits for its group, what each of them is for it. */
export function DrawnGroups({ t, groups, pot }: DrawnGroupsProps) {
  return (
    <ul className="drawn-groups">
      {groups.map((group) => (
        <li key={group.id} className={`drawn-group drawn-group--${group.state}`}>
          <p className="drawn-group__head">
            <b>{group.id}</b> <small>{stateText(t, group, pot)}</small>
          </p>
          <ul>
            {group.teams.map((team) => (
              <li key={team.id}>
                <Flag countryCode={team.country} sportCode={team.country} /> {team.name}
              </li>
            ))}
          </ul>
          {group.state === 'blocked' ? <p className="drawn-group__why">{blockedText(t, group)}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function stateText(t: Translator, { state }: DrawnGroup, pot: number): string {
  if (state === 'plain') return '';
  if (state === 'has') return t('draws.public.has', { pot });
  return t(state === 'possible' ? 'draws.public.possible' : 'draws.public.closed');
}

/** Why the ball in play cannot come to a group. */
export function blockedText(t: Translator, { reason, keptFor }: DrawnGroup): string {
  if (reason === 'keptFor') return t('draws.public.mustStayFree', { team: keptFor ?? '' });
  return t(reason === 'sameClub' ? 'draws.public.club' : 'draws.public.pin');
}
