import { documentKinds, registrationStates, teamStates } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Names } from '../common.ts';

/** What a person is to the tournament; one who is several things is found as each. */
const personKinds = ['account', 'referee', 'volunteer', 'contact', 'staff'] as const;

/**
 * Everything that an organiser can jump to by name or number, to be searched on the organiser's own device (rules FI1 to FI4). Players are
 * not among it.
 */
export const FindIndex = z
  .object({
    clubs: z.array(
      z.object({
        id: Id,
        name: z.string(),
        countryCode: z.string(),
        state: z.enum(registrationStates),
        variableSymbol: z.string().nullable(),
      }),
    ),
    teams: z.array(
      z.object({
        id: Id,
        clubId: Id,
        name: z.string(),
        categoryCode: z.string(),
        state: z.enum(teamStates),
      }),
    ),
    people: z.array(
      z.object({
        kind: z.enum(personKinds),
        /** Of the account, the referee's registration, the volunteer, or the club. */
        id: Id,
        name: z.string(),
        email: z.string().nullable(),
        /** The club of a contact, the team of a leader. */
        of: z.string().nullable(),
      }),
    ),
    documents: z.array(
      z.object({
        clubId: Id,
        clubName: z.string(),
        kind: z.enum(documentKinds),
        number: z.string(),
        variableSymbol: z.string(),
      }),
    ),
    matches: z.array(
      z.object({
        matchNumber: z.int(),
        slug: z.string(),
        /** null: to be decided. */
        home: z.string().nullable(),
        away: z.string().nullable(),
        hall: z.string().nullable(),
      }),
    ),
    places: z.array(z.object({ id: Id, code: z.string(), ...Names })),
    /** By their internal names, the newest first. */
    messages: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: 'FindIndex' });
export type FindIndex = z.infer<typeof FindIndex>;
