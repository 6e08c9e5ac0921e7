import { describe, expect, it } from 'vitest';
import { refereeRegistrationStates, registrationStates } from '../vocabulary/index.ts';
import { clubTransitions, nextState, refereeTransitions, stateActions, stateActionsOf } from './index.ts';

describe('the state of a registration', () => {
  it('[RS1] of a club changes as the table says, and in no other way', () => {
    const reached = registrationStates.flatMap((from) =>
      stateActions.flatMap((action) => {
        const result = nextState(clubTransitions[action], from, 'a reason');
        return result.ok ? `${from} ${action} ${result.to}` : [];
      }),
    );
    expect(reached).toEqual([
      'new approve approved',
      'new decline declined',
      'approved decline declined',
      'approved process processed',
      'declined reopen new',
      'processed resume approved',
    ]);
  });

  it('[RS2] of a referee changes the same way, and is never processed', () => {
    const reached = refereeRegistrationStates.flatMap((from) =>
      stateActions.flatMap((action) => {
        const result = nextState(refereeTransitions[action], from, 'a reason');
        return result.ok ? `${from} ${action} ${result.to}` : [];
      }),
    );
    expect(reached).toEqual([
      'new approve approved',
      'new decline declined',
      'approved decline declined',
      'declined reopen new',
    ]);
  });

  it('[RS3] is declined with a reason only, and what cannot be done is not asked for one', () => {
    for (const reason of [null, '', '  \n'])
      expect(nextState(clubTransitions.decline, 'new', reason)).toEqual({
        ok: false,
        code: 'reason-missing',
      });
    expect(nextState(clubTransitions.decline, 'processed', null)).toEqual({
      ok: false,
      code: 'state-not-allowed',
    });
    expect(nextState(clubTransitions.approve, 'new', null)).toEqual({ ok: true, to: 'approved' });
  });

  it('[RS4] comes back from processed with a reason only, and can be declined then', () => {
    expect(nextState(clubTransitions.resume, 'processed', ' ')).toEqual({
      ok: false,
      code: 'reason-missing',
    });
    const back = nextState(clubTransitions.resume, 'processed', 'booked for another club');
    expect(back).toEqual({ ok: true, to: 'approved' });
    expect(nextState(clubTransitions.decline, 'approved', 'does not come')).toEqual({
      ok: true,
      to: 'declined',
    });
  });

  it('[RS1] offers what can be done from it', () => {
    expect(stateActionsOf(clubTransitions, 'new')).toEqual(['approve', 'decline']);
    expect(stateActionsOf(clubTransitions, 'approved')).toEqual(['decline', 'process']);
    expect(stateActionsOf(clubTransitions, 'declined')).toEqual(['reopen']);
    expect(stateActionsOf(clubTransitions, 'processed')).toEqual(['resume']);
    expect(stateActionsOf(refereeTransitions, 'approved')).toEqual(['decline']);
    expect(stateActionsOf(refereeTransitions, 'unknown')).toEqual([]);
  });
});
