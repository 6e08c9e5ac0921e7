import { isDeepStrictEqual } from 'node:util';
import type { TieBreakers, TieBreakersBody } from '@sevenmetre/contract/standings/tie-breakers';
import { checkCriteria } from '@sevenmetre/rules/standings';
import type { TieBreaker } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  editionRepository,
  type EditionRow,
  groupRepository,
  lockAffected,
  lockWorkingEdition,
  type Organiser,
  recomputeGroups,
} from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { updateTieBreakers } from '../enumerations/index.ts';
import { findCategories } from './criteria.repository.ts';
import { criteriaBody } from './read-criteria.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

type Lists = TieBreakersBody['lists'];

/**
 * Changes the criteria of an edition or of one category (rule ST19). Tables and dependent seats are
 * recomputed at once.
 */
export function saveCriteria(
  { database, clock }: RandomContext,
  { actor, edition: asked }: Organiser,
  { categoryId, lists, before }: TieBreakersBody,
): Promise<Outcome<TieBreakers>> {
  return database.transaction(async (tx) => {
    const working = await lockWorkingEdition(asked, tx);
    if (!working.ok) return working;
    const edition = working.value;
    const { id: editionId } = edition;
    const owner = await findOwner(edition, categoryId, tx);
    if (owner === null) return refuse('entry-unknown');
    const stored = listsOf(owner);
    if (isDeepStrictEqual(stored, lists)) return done(await criteriaBody(edition, tx));
    if (!isDeepStrictEqual(stored, before)) return refuse('changed-meanwhile', { lists: stored });
    const refusal = checkLists(lists, categoryId);
    if (refusal) return refusal;
    const at = clock.now();
    const { groupIds, update } = await scopeOf(edition, categoryId, tx);
    await lockAffected(tx, { editionId, groupIds });
    await update(lists);
    await recomputeGroups(tx, { editionId, groupIds, now: at });
    const { subject, names } = owner;
    const texts = { before: { ...names, ...textOf(stored) }, after: { ...names, ...textOf(lists) } };
    const action = `${subject.subjectType}.tieBreakers`;
    await recordAudit(tx, { at, userId: actor.userId, editionId, action, ...subject, ...texts });
    const body = await criteriaBody((await editionRepository.findById(editionId, tx)) ?? edition, tx);
    await appendChange(tx, { structure: true });
    return done(body);
  });
}

interface Owner extends Lists {
  readonly subject: { readonly subjectType: 'edition' | 'category'; readonly subjectId: number };
  readonly names: Readonly<Record<string, string>>;
}

/** The edition or category with the criteria; null: no such category. */
async function findOwner(edition: EditionRow, categoryId: number | null, tx: Tx): Promise<Owner | null> {
  if (categoryId === null) {
    const { id: subjectId, name } = edition;
    return { ...listsOf(edition), subject: { subjectType: 'edition', subjectId }, names: { name } };
  }
  const row = (await findCategories(edition.id, tx)).find(({ id }) => id === categoryId);
  if (!row) return null;
  const { nameCs, nameEn } = row;
  const subject = { subjectType: 'category', subjectId: categoryId } as const;
  return { ...listsOf(row), subject, names: { nameCs, nameEn } };
}

/** The groups that use the criteria, and how to store them. */
async function scopeOf(
  { id, tieBreakers, tieBreakersUnfinished }: EditionRow,
  categoryId: number | null,
  tx: Tx,
) {
  if (categoryId === null) {
    const update = (lists: Lists) =>
      editionRepository.update(
        id,
        {
          tieBreakers: lists.tieBreakers ?? tieBreakers,
          tieBreakersUnfinished: lists.tieBreakersUnfinished ?? tieBreakersUnfinished,
        },
        tx,
      );
    return { groupIds: 'all' as const, update };
  }
  const groups = await groupRepository.findAllByEditionId(id, tx);
  return {
    groupIds: groups.filter((group) => group.categoryId === categoryId).map((group) => group.id),
    update: (lists: Lists) => updateTieBreakers(categoryId, lists, tx),
  };
}

function checkLists(lists: Lists, categoryId: number | null): Refusal | null {
  const errors = (['tieBreakers', 'tieBreakersUnfinished'] as const).flatMap((field) => {
    const list = lists[field];
    const code = list === null ? (categoryId === null ? 'required' : null) : checkCriteria(list);
    return code === null ? [] : [{ field, error: { code } }];
  });
  return errors.length > 0 ? refuse('entry-invalid', { errors }) : null;
}

function listsOf({ tieBreakers, tieBreakersUnfinished }: Lists): Lists {
  return { tieBreakers, tieBreakersUnfinished };
}

/** The form in the audit log. */
function textOf({ tieBreakers, tieBreakersUnfinished }: Lists) {
  const text = (list: readonly TieBreaker[] | null) => list?.join(' ') ?? null;
  return { tieBreakers: text(tieBreakers), tieBreakersUnfinished: text(tieBreakersUnfinished) };
}
