import type { Operation } from '../operation.ts';
import { sliceStatuses } from '../statuses.ts';

/** Pictures for previews of shared links. */
export const shareCardOperations = {
  matchCard: {
    method: 'GET',
    path: '/api/v1/cards/match/{id}.png',
    access: 'public',
    statuses: sliceStatuses,
  },
  groupCard: {
    method: 'GET',
    path: '/api/v1/cards/group/{label}.png',
    access: 'public',
    statuses: sliceStatuses,
  },
  teamCard: {
    method: 'GET',
    path: '/api/v1/cards/team/{id}.png',
    access: 'public',
    statuses: sliceStatuses,
  },
  homeCard: { method: 'GET', path: '/api/v1/cards/home.png', access: 'public', statuses: sliceStatuses },
  dayCard: { method: 'GET', path: '/api/v1/cards/day/{day}.png', access: 'public', statuses: sliceStatuses },
  hallCard: { method: 'GET', path: '/api/v1/cards/hall/{id}.png', access: 'public', statuses: sliceStatuses },
  scorersCard: {
    method: 'GET',
    path: '/api/v1/cards/scorers/{code}.png',
    access: 'public',
    statuses: sliceStatuses,
  },
  rankingCard: {
    method: 'GET',
    path: '/api/v1/cards/ranking/{code}.png',
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
