import { dayOrders } from '@sevenmetre/rules/dates';
import { nameOrders } from '@sevenmetre/rules/roster';
import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { PathId } from '../common.ts';
import { uploadLimits } from '../files/uploads.ts';
import { route } from '../route.ts';
import { sheetAnswers } from '../sheet-imports/schemas.ts';
import { SigningPinLink } from '../signing-pins/schemas.ts';
import { participantOperations } from './operations.ts';
import { PhotoConsents } from './photo-consents.ts';
import {
  ClubRoster,
  Participant,
  ParticipantBody,
  ParticipantChange,
  RosterImportBody,
  RosterImported,
  RosterPreview,
  RosterRows,
  RosterText,
  sheetFormats,
} from './schemas.ts';

const tag = 'participants';
const params = z.object({ id: PathId });
const upload = { fileBytes: uploadLimits.fileBytes };
/** Enough for the longest import. */
const bodyBytes = 1024 * 1024;

export const participantRoutes = {
  clubRoster: route(participantOperations.clubRoster, {
    tag,
    summary: 'The people of a club: all for who administrates it, those of their teams for leaders',
    params,
    answers: { 200: ClubRoster },
  }),
  rosterExport: route(participantOperations.rosterExport, {
    tag,
    summary: 'The same people as a sheet that the import reads',
    params,
    query: z.object({ format: z.enum(sheetFormats), locale: z.enum(locales).optional() }),
    answers: { 200: { contentType: 'application/octet-stream' } },
  }),
  rosterImportPreview: route(participantOperations.rosterImportPreview, {
    tag,
    summary: 'What would become of the roster by a sheet, row by row; stores nothing',
    params,
    query: z.object({
      teamId: PathId.optional(),
      dayOrder: z.enum(dayOrders).optional(),
      nameOrder: z.enum(nameOrders).optional(),
      ...sheetAnswers,
    }),
    upload,
    answers: { 200: RosterPreview },
  }),
  rosterTextPreview: route(participantOperations.rosterTextPreview, {
    tag,
    summary: 'The same for pasted lines, as in a mail or copied from a spreadsheet',
    params,
    body: RosterText,
    bodyBytes,
    answers: { 200: RosterPreview },
  }),
  rosterRowsPreview: route(participantOperations.rosterRowsPreview, {
    tag,
    summary: 'The same for rows of a preview that somebody has changed or answered',
    params,
    body: RosterRows,
    bodyBytes,
    answers: { 200: RosterPreview },
  }),
  rosterImport: route(participantOperations.rosterImport, {
    tag,
    summary: 'Carries out exactly what a preview has shown; refused rows and open ones are left out',
    params,
    body: RosterImportBody,
    bodyBytes,
    answers: { 200: RosterImported },
  }),
  participantCreate: route(participantOperations.participantCreate, {
    tag,
    summary: 'Adds somebody to a club; names what limits forbid',
    params,
    body: ParticipantBody,
    answers: { 201: Participant },
  }),
  participantUpdate: route(participantOperations.participantUpdate, {
    tag,
    summary:
      'Changes somebody; places in teams that the actor does not lead stay as they are; an older revision is refused with the current record',
    params,
    body: ParticipantChange,
    answers: { 200: Participant },
  }),
  participantPinLink: route(participantOperations.participantPinLink, {
    tag,
    summary:
      'A link over which an official sets the PIN that signs records of matches; shown once, valid once',
    params,
    answers: { 200: SigningPinLink },
  }),
  participantDelete: route(participantOperations.participantDelete, {
    tag,
    summary: 'Removes somebody whom no match needs',
    params,
    answers: { 204: null },
  }),
  photoConsents: route(participantOperations.photoConsents, {
    tag,
    summary: 'Whom photographers leave out: people without a consent, by team, and when and where teams play',
    answers: { 200: PhotoConsents },
  }),
};
