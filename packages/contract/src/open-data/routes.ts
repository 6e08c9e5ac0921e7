import * as z from 'zod';
import { Day, Id } from '../common.ts';
import { EditionAddress } from '../editions/edition-address.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { openDataOperations } from './operations.ts';

const tag = 'open data';
const Name = line(100).min(1);
const edition = EditionAddress;
const NumberText = z.coerce.number().pipe(Id);

const answers = {
  200: { contentType: 'text/csv; charset=utf-8; header=present' },
} as const;

/** Lists as CSV, for spreadsheets and programs. Without names of persons. */
export const openDataRoutes = {
  matchesCsv: route(openDataOperations.matchesCsv, {
    tag,
    summary: 'Matches: all, or of a category, group, team, hall or day; several narrow each other',
    query: z.object({
      category: Name.optional(),
      group: Name.optional(),
      team: NumberText.optional(),
      hall: NumberText.optional(),
      day: Day.optional(),
      edition,
    }),
    answers,
  }),
  standingsCsv: route(openDataOperations.standingsCsv, {
    tag,
    summary: 'Tables of all groups, of the groups of a category, or of one group',
    query: z.object({ category: Name.optional(), group: Name.optional(), edition }),
    answers,
  }),
  finalPlacesCsv: route(openDataOperations.finalPlacesCsv, {
    tag,
    summary: 'Final places of all categories that are over, or of one',
    query: z.object({ category: Name.optional(), edition }),
    answers,
  }),
  teamsCsv: route(openDataOperations.teamsCsv, {
    tag,
    summary: 'Teams that play',
    query: z.object({ edition }),
    answers,
  }),
  hallsCsv: route(openDataOperations.hallsCsv, {
    tag,
    summary: 'Halls',
    query: z.object({ edition }),
    answers,
  }),
};
