import type { MatchRosterAnswer } from '@sevenmetre/contract/match-rosters/schemas';
import { isRosterLocked } from '@sevenmetre/rules/match-roster';
import type { Actor } from '@sevenmetre/rules/permissions';
import { ticket } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { can, permission } from '../../platform/permission/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { matchRepository } from '../competition/index.ts';
import type { MatchRow } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { lockMatch } from '../match-events/index.ts';
import { rosterLinks, withTeam } from './answer.ts';
import { loadFacts } from './load-facts.ts';
import type { RosterFacts } from './load-facts.ts';
import { rosterSide } from './roster-side.ts';
import type { StoredSide } from './roster-side.ts';
import { refuseSide, storeSide } from './save-side.ts';
import type { AskedEntry } from './save-side.ts';

export interface RosterContext {
  readonly database: Database;
  readonly clock: Clock;
  /** The public data: names of teams, and matches. null before it is loaded. */
  readonly snapshot: () => Snapshot | null;
}

export interface RosterAddress {
  readonly matchId: number;
  readonly side: Side;
}

export interface RosterSave extends RosterAddress {
  readonly actor: Actor;
  readonly revision: number;
  readonly entries: readonly AskedEntry[];
  readonly confirm: boolean;
}

/** The roster of one side, for those who may see the team; unknown to anybody else. */
export function readMatchRoster(
  context: RosterContext,
  actor: Actor,
  address: RosterAddress,
): Promise<Outcome<MatchRosterAnswer>> {
  return context.database.transaction(
    async (tx) => {
      const match = await matchRepository.findById(address.matchId, tx);
      return match ? answer(await loadAll(context, actor, match, address.side, tx)) : unknown(address);
    },
    { accessMode: 'read only' },
  );
}

/**
 * Saves or confirms a side's roster as a club does: one transaction under the lock of the match. If it was
 * based on an older roster, nothing changes and the answer is the stored one; the same roster again changes
 * nothing.
 */
export function saveMatchRoster(
  context: RosterContext,
  save: RosterSave,
): Promise<Outcome<MatchRosterAnswer>> {
  const { actor, matchId, side } = save;
  return context.database.transaction(async (tx) => {
    const locked = await lockMatch(matchId, tx);
    if (!locked) return unknown(save);
    const loaded = await loadAll(context, actor, locked.match, side, tx);
    const before = answer(loaded);
    if (!before.ok || !loaded) return before;
    const { stored, facts, now } = loaded;
    const request = {
      ...save,
      stored,
      facts,
      now,
      asked: save.entries,
      checkedBy: 'club' as const,
      userId: actor.userId,
    };
    const allowed = permission(actor, 'matchRosterSave', subjectOf(loaded), now);
    if (allowed === 'locked') return refuse('roster-locked', { side });
    if (allowed !== 'granted') return refuse('forbidden', { action: 'matchRosterSave' });
    const refused = await refuseSide(request, tx);
    if (refused?.code === 'roster-changed-meanwhile')
      return refuse(refused.code, { side, current: before.value });
    if (refused) return refuse(refused.code, refused.parameters);
    const changed = await storeSide(request, tx);
    const after = answer(await loadAll(context, actor, locked.match, side, tx));
    if (changed) await appendChange(tx, { rosters: [matchId] });
    return after;
  });
}

interface Loaded {
  readonly match: MatchRow;
  readonly side: Side;
  readonly actor: Actor;
  readonly now: Date;
  readonly snapshot: Snapshot;
  readonly facts: RosterFacts;
  readonly stored: StoredSide;
  readonly locked: boolean;
}

/** null: no such match, no team on the side yet, or not the actor's team. */
async function loadAll(
  { snapshot: current, clock }: RosterContext,
  actor: Actor,
  match: MatchRow,
  side: Side,
  tx: Tx,
): Promise<Loaded | null> {
  const snapshot = current();
  if (snapshot?.edition.id !== match.editionId) return null;
  const request = { editionId: match.editionId, matches: [match], wholeClubs: false };
  const facts = await loadFacts(request, tx);
  const stored = rosterSide(facts, match, side, { birthYears: true, wholeClub: false });
  if (!stored) return null;
  const stageCode = facts.matches.find(({ id }) => id === match.id)?.stageCode ?? 'finished';
  const locked = isRosterLocked(stored.state, stageCode, match.walkOver);
  return { match, side, actor, now: clock.now(), snapshot, facts, stored, locked };
}

function subjectOf({ stored, locked }: Loaded) {
  return { team: { id: stored.teamId, clubId: stored.clubId, rosterLocked: locked } };
}

function answer(loaded: Loaded | null): Outcome<MatchRosterAnswer> {
  if (!loaded) return refuse('match-unknown');
  const { match, side, actor, now, snapshot, facts, stored, locked } = loaded;
  const row = snapshot.matches.get(match.id);
  const roster = withTeam(stored, snapshot);
  if (!row || !roster || !can(actor, 'matchRoster', subjectOf(loaded), now))
    return unknown({ matchId: match.id });
  const links = rosterLinks(actor, subjectOf(loaded), now, { id: String(match.id), side });
  return done({ ticket: ticket(snapshot, row), roster, limits: facts.limits, locked, links });
}

function unknown({ matchId }: Pick<RosterAddress, 'matchId'>): Outcome<MatchRosterAnswer> {
  return refuse('match-unknown', { matchId });
}
