import * as z from 'zod';
import { PathId, workbookLanguage } from '../common.ts';
import { route } from '../route.ts';
import { checkInOperations as operations } from './operations.ts';
import { CheckIn, CheckInCashBody, CheckInClub, CheckInExportQuery, CheckInStepBody } from './schemas.ts';

const tag = 'organiser';
const params = z.object({ id: PathId });
const pdf = { contentType: 'application/pdf' } as const;

export const checkInRoutes = {
  checkIn: route(operations.checkIn, {
    tag,
    summary: 'Clubs that come, with what each still owes and whether it has arrived',
    answers: { 200: CheckIn },
  }),
  checkInExport: route(operations.checkInExport, {
    tag,
    summary: 'The clubs of the list as it is shown, as a workbook',
    query: CheckInExportQuery,
    answers: {
      200: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    },
  }),
  checkInClub: route(operations.checkInClub, {
    tag,
    summary: 'One club at the check-in desk: money, rosters, beds, meals and what has been handed out',
    params,
    answers: { 200: CheckInClub },
  }),
  checkInStep: route(operations.checkInStep, {
    tag,
    summary: 'Records that a club has arrived or got something, or takes it back; again changes nothing',
    params,
    body: CheckInStepBody,
    answers: { 200: CheckInClub },
  }),
  checkInCash: route(operations.checkInCash, {
    tag,
    summary: 'Takes cash from a club and issues a numbered receipt; the same key again issues none',
    params,
    body: CheckInCashBody,
    answers: { 200: CheckInClub },
  }),
  wristbands: route(operations.wristbands, {
    tag,
    summary: 'Badges of everybody in the rosters of a club, to be cut out, as a PDF',
    params,
    query: z.strictObject(workbookLanguage),
    answers: { 200: pdf },
  }),
  cashReceipt: route(operations.cashReceipt, {
    tag,
    summary: 'The PDF of a cash receipt, the same at each time',
    params,
    answers: { 200: pdf },
  }),
};
