import * as z from 'zod';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { bracketOperations } from './operations.ts';
import { PlayoffSlice } from './playoff-slice.ts';

const tag = 'bracket';
const Label = line(100).min(1);

export const bracketRoutes = {
  playoffSlice: route(bracketOperations.playoffSlice, {
    tag,
    summary: 'A play-off of a category, by its letter: its picture and its matches',
    params: z.object({ code: Label, playoff: line(20).min(1) }),
    answers: { 200: PlayoffSlice },
  }),
};
