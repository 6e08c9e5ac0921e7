import * as z from 'zod';
import { locales } from '@sevenmetre/rules/vocabulary';
import { rosterOperations as operations } from '../roster-operations.ts';
import { route } from '../route.ts';
import {
  ClubRoster,
  Participant,
  ParticipantBody,
  ParticipantChange,
  RosterImported,
  RosterPreview,
  sheetFormats,
} from '../schemas/club-roster.ts';
import { PathId } from '../schemas/common.ts';
import { uploadLimits } from '../uploads.ts';
import { refusals } from './responses.ts';

const tag = 'club roster';
const params = z.object({ id: PathId });
const { 400: malformed, 401: signedOut, 404: unknown, 429: tooMany, 500: fault, 503: away } = refusals;
const reading = {
  400: malformed,
  401: signedOut,
  404: unknown,
  429: tooMany,
  500: fault,
  503: away,
} as const;
const writing = {
  ...reading,
  403: refusals[403],
  409: refusals[409],
  413: refusals[413],
  415: refusals[415],
  422: refusals[422],
} as const;
const upload = { fileBytes: uploadLimits.fileBytes };

export const clubRosterRoutes = {
  clubRoster: route(operations.clubRoster, {
    tag,
    summary:
      'The people of a club: all for who administrates it, those of the own teams for leaders of teams',
    params,
    responses: { 200: ClubRoster, ...reading },
  }),
  rosterExport: route(operations.rosterExport, {
    tag,
    summary: 'The same people as a sheet that the import reads',
    params,
    query: z.object({ format: z.enum(sheetFormats), locale: z.enum(locales).optional() }),
    responses: { 200: { contentType: 'application/octet-stream' }, ...reading },
  }),
  rosterImportPreview: route(operations.rosterImportPreview, {
    tag,
    summary: 'What would become of the roster by a sheet, row by row; stores nothing',
    params,
    upload,
    responses: { 200: RosterPreview, ...writing },
  }),
  rosterImport: route(operations.rosterImport, {
    tag,
    summary: 'Carries out exactly what a preview has shown; refused rows are left out',
    params,
    query: z.object({ fingerprint: z.string().regex(/^[0-9a-f]{64}$/) }),
    upload,
    responses: { 200: RosterImported, ...writing },
  }),
  participantCreate: route(operations.participantCreate, {
    tag,
    summary: 'Adds somebody to a club; names what limits forbid',
    params,
    body: ParticipantBody,
    responses: { 201: Participant, ...writing },
  }),
  participantUpdate: route(operations.participantUpdate, {
    tag,
    summary:
      'Changes somebody; places in teams that the actor does not lead stay as they are; an older revision is refused with the current record',
    params,
    body: ParticipantChange,
    responses: { 200: Participant, ...writing },
  }),
  participantDelete: route(operations.participantDelete, {
    tag,
    summary: 'Removes somebody whom no match needs',
    params,
    responses: { 204: null, ...writing },
  }),
};
