import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';

const Text = z.string();

/** Index of a row in its list; −1: none. */
const Place = z.int().min(-1);

/**
 * Index for searching on the client. Rows without field names; players as far as the edition publishes names,
 * without hidden ones.
 */
export const SearchIndex = z
  .object({
    /** Code, sport code, Czech name, English name. */
    countries: z.array(z.tuple([Text, Text, Text, Text])),
    /** Code, gender, position among the categories of its gender, Czech name, English name. */
    categories: z.array(z.tuple([Text, z.enum(genders), z.int(), Text, Text])),
    /** Slug, label, Czech and English name of the round, category. */
    groups: z.array(z.tuple([Text, Text, Text, Text, Place])),
    /** Id, name, country. */
    referees: z.array(z.tuple([Id, Text, Place])),
    /** Id, name, country. */
    clubs: z.array(z.tuple([Id, Text, Place])),
    /** Id, own name or null for the club's, numeral, club, category. */
    teams: z.array(z.tuple([Id, Text.nullable(), Text.nullable(), Place, Place])),
    /** Id, code, Czech name, English name. */
    halls: z.array(z.tuple([Id, Text, Text, Text])),
    /** Team, shirt number, name. */
    players: z.array(z.tuple([Place, z.int().nullable(), Text.nullable()])),
    /** Id, number, group, home team, away team. */
    matches: z.array(z.tuple([Id, z.int(), Text.nullable(), Place, Place])),
  })
  .meta({ id: 'SearchIndex' });
export type SearchIndex = z.infer<typeof SearchIndex>;
