import type { PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import { useLocation, useNavigate } from 'react-router';
import { roadOf } from './road.ts';
import type { Road } from './road.ts';
import { changedAddress } from './use-view.ts';

export interface ChosenRoad {
  readonly road: Road | null;
  /** null: of nobody. */
  readonly choose: (teamId: number | null) => void;
}

/** The team whose road is highlighted, from the address: `?team=7`. */
export function useRoad(slice: PlayoffSlice): ChosenRoad {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('team') ?? '';
  return {
    road: roadOf(slice, /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null),
    choose: (teamId) =>
      void navigate(changedAddress(pathname, search, 'team', teamId === null ? null : String(teamId)), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
