import type { RefereeRegistrationState, RegistrationState } from '../vocabulary/index.ts';

/** What an organiser does to a registration; its state follows. */
export const stateActions = ['approve', 'decline', 'reopen', 'process', 'resume'] as const;
export type StateAction = (typeof stateActions)[number];

interface Transition<S> {
  readonly from: readonly S[];
  readonly to: S;
  /** Whoever is told wants to know why. */
  readonly needsReason: boolean;
}

/** Every change of state that there is, of a club's registration. `processed` is paid and housed. */
export const clubTransitions: Readonly<Record<StateAction, Transition<RegistrationState>>> = {
  approve: { from: ['new'], to: 'approved', needsReason: false },
  decline: { from: ['new', 'approved'], to: 'declined', needsReason: true },
  reopen: { from: ['declined'], to: 'new', needsReason: false },
  process: { from: ['approved'], to: 'processed', needsReason: false },
  resume: { from: ['processed'], to: 'approved', needsReason: true },
};

/** The same of a referee's, which is never processed. */
export const refereeTransitions: Readonly<Record<StateAction, Transition<RefereeRegistrationState> | null>> =
  {
    approve: { from: ['new'], to: 'approved', needsReason: false },
    decline: { from: ['new', 'approved'], to: 'declined', needsReason: true },
    reopen: { from: ['declined'], to: 'new', needsReason: false },
    process: null,
    resume: null,
  };

export type StateResult<S> =
  | { readonly ok: true; readonly to: S }
  | { readonly ok: false; readonly code: 'state-not-allowed' | 'reason-missing' };

/** The state after an action, or why there is none. A reason of blanks is none. */
export function nextState<S extends RegistrationState>(
  transition: Transition<S> | null,
  from: S,
  reason: string | null,
): StateResult<S> {
  if (transition === null || !transition.from.includes(from)) return { ok: false, code: 'state-not-allowed' };
  if (transition.needsReason && !reason?.trim()) return { ok: false, code: 'reason-missing' };
  return { ok: true, to: transition.to };
}

/** What can be done to a registration in this state, in the order of the buttons. */
export function stateActionsOf<S extends RegistrationState>(
  transitions: Readonly<Record<StateAction, Transition<S> | null>>,
  from: S,
): StateAction[] {
  return stateActions.filter((action) => transitions[action]?.from.includes(from) ?? false);
}
