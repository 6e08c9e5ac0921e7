import { isDeepStrictEqual } from 'node:util';
import type { TieBreakers } from '@sevenmetre/contract/standings/tie-breakers';
import { halfLengthBounds, isHalfLength } from '@sevenmetre/rules/match';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  groupRepository,
  lockAffected,
  lockWorkingEdition,
  type Organiser,
  updateHalfLength,
} from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { findCategories, findHalves } from './criteria.repository.ts';
import { criteriaBody } from './read-criteria.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

interface AskedHalf {
  readonly categoryId: number;
  readonly seconds: number;
  /** Lengths of matches that have not begun, as the page showed them. */
  readonly before: readonly number[];
}

/** Sets the length of halves for matches of a category that have not begun (rule ED3). */
export function saveHalfLength(
  { database, clock }: RandomContext,
  { actor, edition: asked }: Organiser,
  { categoryId, seconds, before }: AskedHalf,
): Promise<Outcome<TieBreakers>> {
  return database.transaction(async (tx) => {
    const working = await lockWorkingEdition(asked, tx);
    if (!working.ok) return working;
    const { id: editionId } = working.value;
    const category = (await findCategories(editionId, tx)).find(({ id }) => id === categoryId);
    if (!category) return refuse('entry-unknown');
    if (!isHalfLength(seconds)) return refuse('entry-invalid', { errors: [outOfBounds] });
    const groups = await groupRepository.findAllByEditionId(editionId, tx);
    const groupIds = groups.filter((group) => group.categoryId === categoryId).map(({ id }) => id);
    await lockAffected(tx, { editionId, groupIds });
    const halves = (await findHalves(editionId, tx)).filter((half) => half.categoryId === categoryId);
    const open = halves.filter((half) => half.matches > half.begun).map((half) => half.seconds);
    if (!isDeepStrictEqual(open, [...before])) return refuse('changed-meanwhile', { halves: open });
    const at = clock.now();
    const matches = await updateHalfLength(categoryId, seconds, at, tx);
    if (matches === 0) return done(await criteriaBody(working.value, tx));
    const { nameCs, nameEn } = category;
    await recordAudit(tx, {
      at,
      userId: actor.userId,
      action: 'category.halfLength',
      subjectType: 'category',
      subjectId: categoryId,
      editionId,
      before: { nameCs, nameEn, halfLength: open.join(' ') },
      after: { nameCs, nameEn, halfLength: String(seconds) },
    });
    const body = await criteriaBody(working.value, tx);
    await appendChange(tx, { structure: true });
    return done(body);
  });
}

const outOfBounds = { field: 'halfLength', error: { code: 'range', ...halfLengthBounds } };
