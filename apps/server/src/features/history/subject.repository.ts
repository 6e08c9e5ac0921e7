import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { clubs, messages, referees } from '../../platform/database/schema/index.ts';

/** Records that a line of a day names. */
export interface NamedSubject {
  readonly subjectType: string;
  readonly subjectId: number;
}

/** Names of clubs, referees and messages of an edition by {@link subjectKey}; those of other editions are missing. */
export async function findSubjectNames(
  subjects: readonly NamedSubject[],
  editionId: number,
  tx: Tx,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const keep = (subjectType: string, rows: readonly { readonly id: number; readonly name: string }[]) => {
    for (const { id, name } of rows) names.set(subjectKey({ subjectType, subjectId: id }), name);
  };
  const idsOf = (type: string) =>
    subjects.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId);
  keep('club', await findClubs(idsOf('club'), editionId, tx));
  keep('referee', await findReferees(idsOf('referee'), editionId, tx));
  keep('message', await findMessages(idsOf('message'), editionId, tx));
  return names;
}

/** Kinds of subjects that have a name of their own. */
export const namedSubjects: readonly string[] = ['club', 'referee', 'message'];

export function subjectKey({ subjectType, subjectId }: NamedSubject): string {
  return `${subjectType} ${subjectId}`;
}

function findClubs(ids: number[], editionId: number, tx: Tx) {
  const { id, name } = clubs;
  const isAsked = and(eq(clubs.editionId, editionId), inArray(id, ids));
  return tx.select({ id, name }).from(clubs).where(isAsked);
}

function findReferees(ids: number[], editionId: number, tx: Tx) {
  const { id, firstName, lastName } = referees;
  const isAsked = and(eq(referees.editionId, editionId), inArray(id, ids));
  const name = sql<string>`${firstName} || ' ' || ${lastName}`;
  return tx.select({ id, name }).from(referees).where(isAsked);
}

function findMessages(ids: number[], editionId: number, tx: Tx) {
  const { id, internalName: name } = messages;
  const isAsked = and(eq(messages.editionId, editionId), inArray(id, ids));
  return tx.select({ id, name }).from(messages).where(isAsked);
}
