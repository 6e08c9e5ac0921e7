import type { RegistrationWindows } from '../registration/index.ts';

/** Registration in March and April 2026, teams until the end of March. */
export const testWindows: RegistrationWindows = {
  clubCreate: { from: new Date('2026-03-01T00:00:00Z'), till: new Date('2026-04-01T00:00:00Z') },
  clubUpdate: { from: new Date('2026-03-01T00:00:00Z'), till: new Date('2026-05-01T00:00:00Z') },
  clubTeamCreateTill: new Date('2026-04-01T00:00:00Z'),
  refereeCreate: { from: new Date('2026-03-01T00:00:00Z'), till: new Date('2026-04-01T00:00:00Z') },
  refereeUpdate: { from: new Date('2026-03-01T00:00:00Z'), till: new Date('2026-05-01T00:00:00Z') },
};
export const whileOpen: Date = new Date('2026-03-15T12:00:00Z');
export const afterwards: Date = new Date('2026-06-01T12:00:00Z');
