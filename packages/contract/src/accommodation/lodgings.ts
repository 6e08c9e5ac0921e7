import * as z from 'zod';
import { Id } from '../common.ts';
import { trimmedLine } from '../text.ts';
import { lodgingFields } from './schemas.ts';

const { label: _, ...fields } = lodgingFields;
const roomNumber = z.int().min(0).max(9999);
const mostRooms = 200;

/** Rooms named `prefix` + number, for a range of numbers. */
export const LodgingsBody = z
  .strictObject({ placeId: Id, ...fields, prefix: trimmedLine(60), from: roomNumber, to: roomNumber })
  .refine(({ from, to }) => from <= to && to - from < mostRooms)
  .meta({ id: 'LodgingsBody' });
export type LodgingsBody = z.infer<typeof LodgingsBody>;
