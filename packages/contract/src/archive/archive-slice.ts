import * as z from 'zod';
import { CountryCode, Id } from '../common.ts';
import { head } from '../slice-head.ts';
import { ClubYear } from '../teams/team-slice.ts';

const count = z.int().nonnegative();
/** A team of its edition, without persons. */
const Team = z.object({ id: Id, name: z.string(), countryCode: CountryCode });

const PastEdition = z.object({
  id: Id,
  name: z.string(),
  year: z.int(),
  /** Prefix of its pages: `2025`. */
  address: z.string(),
  teams: count,
  matches: count,
  goals: count,
  /** Winners of finals, in the organiser's order of categories; hidden results have none. */
  champions: z.array(
    z.object({
      category: z.object({ code: z.string(), nameCs: z.string(), nameEn: z.string() }),
      team: Team,
      matchId: Id,
    }),
  ),
});

const RecordMatch = z.object({
  address: z.string(),
  year: z.int(),
  matchId: Id,
  category: z.string(),
  home: Team,
  away: Team,
  homeScore: count,
  awayScore: count,
});

export const ArchiveSlice = z
  .object({
    ...head,
    /** Newest first. */
    editions: z.array(PastEdition),
    /** null: no matches yet. */
    records: z.object({
      /** Most goals of play in one match, and the clearest win. */
      mostGoals: RecordMatch.nullable(),
      clearestWin: RecordMatch.nullable(),
      mostTeams: z.object({ address: z.string(), year: z.int(), teams: count }).nullable(),
    }),
    /** Clubs of all these editions by name and country, most titles first. */
    clubs: z.array(
      z.object({
        name: z.string(),
        countryCode: CountryCode,
        titles: count,
        /** Newest first: the teams of the club in that year. */
        years: z.array(ClubYear),
      }),
    ),
  })
  .meta({ id: 'ArchiveSlice' });
export type ArchiveSlice = z.infer<typeof ArchiveSlice>;
