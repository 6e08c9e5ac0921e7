import { describe, expect, it } from 'vitest';
import { type Invitation, inviterError, isInvitationMailed, mayAccept } from './index.ts';

const now = new Date('2026-02-01T12:00:00Z');
const invitation: Invitation = {
  email: 'eva@example.test',
  state: 'waiting',
  expiresAt: new Date('2026-02-01T12:00:01Z'),
};
const eva = { email: 'eva@example.test', isProven: true };

describe('invitations to act for a club', () => {
  it('[UR3] are accepted by the proven account of their address while they wait', () => {
    expect(mayAccept(eva, invitation, now)).toBe(true);
    expect(mayAccept({ ...eva, isProven: false }, invitation, now)).toBe(false);
    expect(mayAccept({ ...eva, email: 'ivo@example.test' }, invitation, now)).toBe(false);
    expect(mayAccept(eva, { ...invitation, expiresAt: now }, now)).toBe(false);
    for (const state of ['accepted', 'declined', 'withdrawn'] as const)
      expect(mayAccept(eva, { ...invitation, state }, now)).toBe(false);
  });

  it('[UR4] are sent by proven accounts, thirty in a day', () => {
    expect(inviterError({ isProven: false, sent: 0 })).toBe('email-unproven');
    expect(inviterError({ isProven: true, sent: 29 })).toBeNull();
    expect(inviterError({ isProven: true, sent: 30 })).toBe('invitations-too-many');
  });

  it('[UR4] reach an address by mail three times in a day', () => {
    expect([0, 2, 3, 9].map(isInvitationMailed)).toEqual([true, true, false, false]);
  });
});
