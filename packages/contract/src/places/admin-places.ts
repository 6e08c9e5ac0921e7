import { enteredPlaceKinds } from '@sevenmetre/rules/enumerations';
import * as z from 'zod';
import { Id } from '../common.ts';
import { Uses } from '../enumerations/schemas.ts';
import { UploadedFile } from '../files/schemas.ts';
import { paragraphs, trimmedLine } from '../text.ts';

/** Longer than any rule allows, so that too long texts are reported by field. */
const text = trimmedLine(5000);

const named = { code: text, nameCs: text, nameEn: text, isActive: z.boolean() };
const textOrNone = text.nullable();

const PlaceValues = z.strictObject({
  ...named,
  kind: z.enum(enteredPlaceKinds),
  isShared: z.boolean(),
  descriptionCs: paragraphs(5000).trim().nullable(),
  descriptionEn: paragraphs(5000).trim().nullable(),
  address: textOrNone,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  link: textOrNone,
  /** A JSON object as text. */
  data: paragraphs(20_000),
  visibleOnMap: z.boolean(),
  defaultRefereeAccommodation: z.boolean(),
  allowedTrainingTypesIds: z.array(Id).max(100),
  fileIds: z.array(Id).max(50),
});

export const AdminPlaces = z
  .object({
    places: z.array(
      z.object({
        id: Id,
        values: PlaceValues,
        uses: Uses,
        files: z.array(UploadedFile),
        /** Beds in its lodgings of the current edition. */
        beds: z.int().min(0),
      }),
    ),
    trainingTypes: z.array(z.object({ id: Id, nameCs: z.string(), nameEn: z.string() })),
  })
  .meta({ id: 'AdminPlaces' });
export type AdminPlaces = z.infer<typeof AdminPlaces>;

export const AdminPlaceBody = z.strictObject({ values: PlaceValues }).meta({ id: 'AdminPlaceBody' });

export const AdminPlaceUpdateBody = z
  .strictObject({ values: PlaceValues, before: PlaceValues })
  .meta({ id: 'AdminPlaceUpdateBody' });
