import { expect, it } from 'vitest';
import { effectOnTeams } from './index.ts';

const club = { state: 'new', acceptedTeams: 2, waitingTeams: 1 } as const;
const full = { state: 'new', acceptedTeams: 0, waitingTeams: 2 } as const;

it('[CR11] approving lets the teams with a place take part and leaves the others in the queue', () => {
  expect(effectOnTeams('approve', [club, full])).toEqual({ accepted: 2, queued: 3, leaving: 0 });
  expect(effectOnTeams('approve', [])).toEqual({ accepted: 0, queued: 0, leaving: 0 });
});

it('[BO7] declining takes away the teams of clubs that took part only', () => {
  const approved = { ...club, state: 'approved' } as const;
  expect(effectOnTeams('decline', [club, approved])).toEqual({ accepted: 0, queued: 0, leaving: 2 });
  expect(effectOnTeams('process', [approved])).toEqual({ accepted: 0, queued: 0, leaving: 0 });
});
