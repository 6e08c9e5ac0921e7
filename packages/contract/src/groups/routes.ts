import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import {
  DeductionBody,
  DeductionEffectBody,
  Decisions,
  GroupSeats,
  LotsBody,
  LotsEffectBody,
  SeatBody,
  SeatEffectBody,
} from './decisions.ts';
import { AdminGroups, GroupCloseBody, GroupClosing, TableEffect } from './group-closing.ts';
import { GroupSlice } from './group-slice.ts';
import { groupOperations } from './operations.ts';

const tag = 'groups';
const Label = line(100).min(1);
const params = z.object({ id: PathId });

export const groupRoutes = {
  groupSlice: route(groupOperations.groupSlice, {
    tag,
    summary: 'A group: table with reasons, matches',
    params: z.object({ label: Label }),
    answers: { 200: GroupSlice },
  }),
  adminGroups: route(groupOperations.adminGroups, {
    tag,
    summary: 'Groups of the current edition and what is open in them',
    answers: { 200: AdminGroups },
  }),
  groupClosingImpact: route(groupOperations.groupClosingImpact, {
    tag,
    summary: 'What closing a group, or opening a closed one again, would change. Stores nothing',
    params,
    answers: { 200: GroupClosing },
  }),
  groupClose: route(groupOperations.groupClose, {
    tag,
    summary: 'Closes a group although a match stayed unplayed, or opens it again',
    params,
    body: GroupCloseBody,
    answers: { 200: AdminGroups },
  }),
  decisions: route(groupOperations.decisions, {
    tag,
    summary: 'Ties that wait for lots and seats that only an organiser can settle; what was settled by hand',
    answers: { 200: Decisions },
  }),
  lotsEffect: route(groupOperations.lotsEffect, {
    tag,
    summary: 'What lots drawn in this order, or taken back, would change. Stores nothing',
    params,
    body: LotsEffectBody,
    answers: { 200: TableEffect },
  }),
  lotsSave: route(groupOperations.lotsSave, {
    tag,
    summary: 'Records drawn lots, has the server draw them, or takes them back; places and seats follow',
    params,
    body: LotsBody,
    answers: { 200: Decisions },
  }),
  deductionEffect: route(groupOperations.deductionEffect, {
    tag,
    summary: 'What taking points from a team in a group would change. Stores nothing',
    params,
    body: DeductionEffectBody,
    answers: { 200: TableEffect },
  }),
  deductionSave: route(groupOperations.deductionSave, {
    tag,
    summary: 'Takes points from a team in a group by a ruling, or gives them back; places and seats follow',
    params,
    body: DeductionBody,
    answers: { 200: Decisions },
  }),
  groupSeats: route(groupOperations.groupSeats, {
    tag,
    summary: 'Seats of a group, and the teams that may be seated there',
    params,
    answers: { 200: GroupSeats },
  }),
  seatEffect: route(groupOperations.seatEffect, {
    tag,
    summary:
      'What seating a team by hand, or giving the seat back to its table, would change. Stores nothing',
    body: SeatEffectBody,
    answers: { 200: TableEffect },
  }),
  seatSave: route(groupOperations.seatSave, {
    tag,
    summary: 'Seats a team by hand, or gives the seat back to its table; matches follow at once',
    body: SeatBody,
    answers: { 200: Decisions },
  }),
};
