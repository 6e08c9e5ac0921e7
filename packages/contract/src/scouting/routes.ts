import * as z from 'zod';
import { PathId } from '../common.ts';
import { SyncHeaders } from '../match-events/sync-headers.ts';
import { route } from '../route.ts';
import { scoutingOperations } from './operations.ts';
import {
  MatchScouting,
  MatchScoutingBody,
  MatchShots,
  ScoutingByLinkBody,
  ScoutingLinkBody,
  ScoutingLinkRevocation,
  ScoutingLinks,
  ScoutingLinkToken,
  ScoutingOfLink,
  ScoutingTokenBody,
} from './schemas.ts';

const tag = 'scouting';
const params = z.object({ matchId: PathId });

export const scoutingRoutes = {
  matchScouting: route(scoutingOperations.matchScouting, {
    tag,
    summary: 'Note a shot, an assist or a turnover, or take it back; the same key again finds the same entry',
    params,
    headers: SyncHeaders,
    body: MatchScoutingBody,
    answers: { 200: MatchScouting },
  }),
  scoutingLinks: route(scoutingOperations.scoutingLinks, {
    tag,
    summary:
      'Links with which people without an account scout this match: open ones, and ended ones with notes that count',
    params,
    answers: { 200: ScoutingLinks },
  }),
  scoutingLinkCreate: route(scoutingOperations.scoutingLinkCreate, {
    tag,
    summary:
      'Makes a link for a scout without an account: for this match, or all of its hall and day; shown once',
    params,
    body: ScoutingLinkBody,
    answers: { 200: ScoutingLinkToken },
  }),
  scoutingLinkRevoke: route(scoutingOperations.scoutingLinkRevoke, {
    tag,
    summary: 'Ends a link of scouts, and takes back what came by it if asked to, also after its end',
    params: params.extend({ id: PathId }),
    body: ScoutingLinkRevocation,
    answers: { 200: ScoutingLinks },
  }),
  scoutingOfLink: route(scoutingOperations.scoutingOfLink, {
    tag,
    summary: 'Matches that a link opens for scouting, without names of players',
    body: ScoutingTokenBody,
    answers: { 200: ScoutingOfLink },
  }),
  scoutingByLink: route(scoutingOperations.scoutingByLink, {
    tag,
    summary: 'As matchScouting, with a link in place of an account',
    params,
    headers: SyncHeaders,
    body: ScoutingByLinkBody,
    answers: { 200: MatchScouting },
  }),
  matchShots: route(scoutingOperations.matchShots, {
    tag,
    summary: 'Where both teams of a match have shot from, without players',
    params,
    answers: { 200: MatchShots },
  }),
};
