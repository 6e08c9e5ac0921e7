import { route } from '../route.ts';
import { rehearsalOperations } from './operations.ts';
import {
  Rehearsal,
  RehearsalClockBody,
  RehearsalEntrance,
  RehearsalEnterBody,
  RehearsalMakeBody,
  RehearsalPlayBody,
} from './schemas.ts';

const tag = 'editions';

export const rehearsalRoutes = {
  rehearsal: route(rehearsalOperations.rehearsal, {
    tag,
    summary: 'The rehearsal, or what can be made one',
    answers: { 200: Rehearsal },
  }),
  rehearsalMake: route(rehearsalOperations.rehearsalMake, {
    tag,
    summary: 'Copies an edition with invented people into a rehearsal; there is one at a time',
    body: RehearsalMakeBody,
    answers: { 200: Rehearsal },
  }),
  rehearsalDiscard: route(rehearsalOperations.rehearsalDiscard, {
    tag,
    summary: 'Throws the rehearsal away with everything in it',
    answers: { 200: Rehearsal },
  }),
  rehearsalEnter: route(rehearsalOperations.rehearsalEnter, {
    tag,
    summary: 'An address that signs in to the rehearsal as one of its invented accounts, once',
    body: RehearsalEnterBody,
    answers: { 200: RehearsalEntrance },
  }),
  rehearsalPlay: route(rehearsalOperations.rehearsalPlay, {
    tag,
    summary: 'In a rehearsal, plays the matches of the next hour or day as reporters would record them',
    body: RehearsalPlayBody,
    answers: { 200: Rehearsal },
  }),
  rehearsalClock: route(rehearsalOperations.rehearsalClock, {
    tag,
    summary: 'In a rehearsal, sets its clock; it runs on from there',
    body: RehearsalClockBody,
    answers: { 200: Rehearsal },
  }),
};
