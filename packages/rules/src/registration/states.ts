import type { RefereeRegistrationState, RegistrationState } from '../vocabulary/index.ts';

/** Actions of an organiser on a registration, which change its state. */
export const stateActions = ['approve', 'decline', 'reopen', 'process', 'resume'] as const;
export type StateAction = (typeof stateActions)[number];

interface Transition<S> {
  readonly from: readonly S[];
  readonly to: S;
  /** Whether a reason is required, because the club is notified. */
  readonly needsReason: boolean;
}

/** All changes of state of a club's registration. `processed`: paid and accommodated. */
export const clubTransitions: Readonly<Record<StateAction, Transition<RegistrationState>>> = {
  approve: { from: ['new'], to: 'approved', needsReason: false },
  decline: { from: ['new', 'approved'], to: 'declined', needsReason: true },
  reopen: { from: ['declined'], to: 'new', needsReason: false },
  process: { from: ['approved'], to: 'processed', needsReason: false },
  resume: { from: ['processed'], to: 'approved', needsReason: true },
};

/** The same for referees, who are never processed. */
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

/** The state after an action, or why it is refused. A blank reason counts as none. */
export function nextState<S extends RegistrationState>(
  transition: Transition<S> | null,
  from: S,
  reason: string | null,
): StateResult<S> {
  if (transition === null || !transition.from.includes(from)) return { ok: false, code: 'state-not-allowed' };
  if (transition.needsReason && !reason?.trim()) return { ok: false, code: 'reason-missing' };
  return { ok: true, to: transition.to };
}

/** Possible actions in this state, in the order of the buttons. */
export function stateActionsOf<S extends RegistrationState>(
  transitions: Readonly<Record<StateAction, Transition<S> | null>>,
  from: S,
): StateAction[] {
  return stateActions.filter((action) => transitions[action]?.from.includes(from) ?? false);
}
