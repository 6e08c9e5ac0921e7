import type { ReporterAssignments, ReporterInvitationsBody } from '@sevenmetre/contract/assignments/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Random } from '../../platform/random/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { addAssignments, inviteReporter, lockUserById, updateUser } from '../auth/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { type AssignContext, read } from './assign-reporters.use-case.ts';

const reporterRole = 'ROLE_COMPETITION_REPORTER' as const;

type Person = ReporterInvitationsBody['people'][number];

interface Inviting {
  readonly context: AssignContext & { readonly random: Random };
  readonly actor: Actor;
  readonly tournament: string;
  readonly locale: ReporterInvitationsBody['locale'];
  readonly codes: ReadonlyMap<number, string>;
}

/**
 * Invites reporters by address, all or none: creates missing accounts, adds the role, halls and days, and
 * mails each of them. Another invitation sends another mail.
 */
export function inviteReporters(
  context: Inviting['context'],
  actor: Actor,
  { locale, people }: ReporterInvitationsBody,
): Promise<Outcome<ReporterAssignments>> {
  return context.database.transaction(async (tx) => {
    const table = await read(tx);
    if (!table.ok) return table;
    const { halls, days } = table.value;
    const codes = new Map(halls.map(({ id, code }) => [id, code]));
    const unknown = people
      .flatMap(({ assignments }) => assignments)
      .find(({ placeId, day }) => !codes.has(placeId) || !days.includes(day));
    if (unknown) return refuse('assignment-unknown', { ...unknown });
    const edition = await findWorkingEdition(null, tx);
    const tournament = edition.ok ? edition.value.name : '';
    for (const person of people.toSorted((a, b) => a.email.localeCompare(b.email)))
      await inviteOne({ context, actor, tournament, locale, codes }, person, tx);
    return read(tx);
  });
}

async function inviteOne(
  { context, actor, tournament, locale, codes }: Inviting,
  { assignments, ...person }: Person,
  tx: Tx,
): Promise<void> {
  const halls = assignments.map(({ placeId, day }) => `${codes.get(placeId) ?? ''} ${day}`);
  const userId = await inviteReporter(context, { ...person, locale, tournament, halls }, tx);
  const user = await lockUserById(userId, tx);
  if (user && !user.roles.includes(reporterRole))
    await updateUser(userId, { roles: [...user.roles, reporterRole] }, tx);
  await addAssignments(userId, assignments, tx);
  await recordAudit(tx, {
    at: context.clock.now(),
    userId: actor.userId,
    action: 'reporter.invited',
    subjectType: 'user',
    subjectId: userId,
    after: { assignments },
  });
}
