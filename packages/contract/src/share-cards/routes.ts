import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, PathId } from '../common.ts';
import { EditionAddress } from '../editions/edition-address.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { shareCardOperations } from './operations.ts';

const tag = 'share cards';
const query = z.object({ lang: z.enum(locales).default('en'), edition: EditionAddress });
const answers = { 200: { contentType: 'image/png' } } as const;

/**
 * Pictures of 1200 × 630 pixels for previews of shared links. Without names of persons; scorers as on their page: by name
 * only as far as the edition publishes names.
 */
export const shareCardRoutes = {
  matchCard: route(shareCardOperations.matchCard, {
    tag,
    summary: 'A match with its score as a picture',
    params: z.object({ id: PathId }),
    query,
    answers,
  }),
  groupCard: route(shareCardOperations.groupCard, {
    tag,
    summary: 'The table of a group as a picture',
    params: z.object({ label: line(100).min(1) }),
    query,
    answers,
  }),
  teamCard: route(shareCardOperations.teamCard, {
    tag,
    summary: 'A team with its way through the tournament as a picture',
    params: z.object({ id: PathId }),
    query,
    answers,
  }),
  homeCard: route(shareCardOperations.homeCard, {
    tag,
    summary: 'The first page as a picture: live matches, else the next ones',
    query,
    answers,
  }),
  dayCard: route(shareCardOperations.dayCard, {
    tag,
    summary: 'A day of matches in numbers as a picture',
    params: z.object({ day: Day }),
    query,
    answers,
  }),
  hallCard: route(shareCardOperations.hallCard, {
    tag,
    summary: 'A hall with its matches of the day as a picture',
    params: z.object({ id: PathId }),
    query,
    answers,
  }),
  scorersCard: route(shareCardOperations.scorersCard, {
    tag,
    summary: 'The top scorers of a category as a picture',
    params: z.object({ code: line(40).min(1) }),
    query,
    answers,
  }),
  rankingCard: route(shareCardOperations.rankingCard, {
    tag,
    summary: 'The final ranking of a category as a picture',
    params: z.object({ code: line(40).min(1) }),
    query,
    answers,
  }),
};
