import type { Contents } from '@sevenmetre/contract/contents/schemas';

/** An edition before registration. */
export const edition: Contents['editions'][number] = {
  id: 1,
  name: 'Lipová Cup',
  year: 2028,
  timeZone: 'Europe/Prague',
  startDate: '2028-03-30',
  isCurrent: true,
  phase: 'before',
  byHand: null,
  progress: { kind: 'left', days: 41 },
};
/** What waits in it. */
export const waits: Contents['waits'] = {
  registrations: 0,
  referees: 0,
  bank: 0,
  controlRoom: 0,
  matches: 0,
  groups: 0,
  checkIn: 0,
  duty: 0,
  mail: 0,
  configuration: 1,
  categories: 0,
  priceList: 1,
  enumerations: 1,
};
/** The frame of its pages. */
export const before = () => ({ status: 200, body: { edition: 1, editions: [edition], waits } });
