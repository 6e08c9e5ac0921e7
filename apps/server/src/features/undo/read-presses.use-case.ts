import type { Presses } from '@sevenmetre/contract/undo/schemas';
import { oldestPress, type PressChange, type PressKind, undoableUntil } from '@sevenmetre/rules/undo';
import type { Db, Tx } from '../../platform/database/index.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import { findCurrentEdition, utcText } from '../competition/index.ts';
import { findNames, namedIn } from './press-names.repository.ts';
import * as presses from './press.repository.ts';

/** Presses of the current edition that can be undone, or have just been. */
export async function readPresses(now: Date, db: Db | Tx): Promise<Outcome<Presses>> {
  const edition = await findCurrentEdition(db);
  if (!edition) return refuse('edition-missing');
  const rows = await presses.findRecent(edition.id, oldestPress(now), db);
  const nameOf = await findNames(
    rows.flatMap(({ press: { kind, changes } }) => namedIn(changes, counted[kind])),
    db,
  );
  return done({
    timeZone: edition.timeZone,
    presses: rows.map(({ press: { id, kind, at, changes, undoneAt }, firstName, lastName }) => ({
      id,
      kind,
      count: countOf(kind, changes),
      names: [...new Set(namedIn(changes, counted[kind]).flatMap((one) => nameOf(one) ?? []))].slice(
        0,
        mostNames,
      ),
      at: utcText(at),
      until: utcText(undoableUntil(at)),
      by: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
      isUndone: undoneAt !== null,
    })),
  });
}

/** Names by which a press is told from others. */
const mostNames = 2;

const counted = {
  'club-states': 'club',
  'team-states': 'team',
  'referee-states': 'referee',
  beds: 'beds',
  appointments: 'appointment',
  'referee-halls': 'referee-halls',
  'referee-pairs': 'referee-pair',
  'reporter-halls': 'reporter-halls',
  'shift-people': 'shift-person',
  shifts: 'shift',
  volunteers: 'volunteer',
} as const;

function countOf(kind: PressKind, changes: readonly PressChange[]): number {
  return presses.changedIds(changes, counted[kind]).length;
}
