import type { SubjectKind } from './subject.ts';

/** Every action that needs a permission, named like the operation that carries it out, and what it is done to. */
const subjectOf = {
  matchStage: 'match',
  matchEventCreate: 'match',
  matchEventUpdate: 'match',
  matchEventDelete: 'match',
  matchReopen: 'match',
  clubDetail: 'club',
  clubUsers: 'club',
  clubRegistrationUpdate: 'club',
  teamCreate: 'club',
  teamUpdate: 'club',
  teamDelete: 'club',
  refereePrivate: 'referee',
  refereeRegistrationUpdate: 'referee',
  clubRegistrationCreate: 'account',
  refereeRegistrationCreate: 'account',
  translations: 'account',
  configuration: 'account',
} as const satisfies Record<string, SubjectKind>;

export type Action = keyof typeof subjectOf;

export const actions = Object.keys(subjectOf) as readonly Action[];

/** The actions that a record of a kind can offer. */
export function actionsOn(kind: SubjectKind): readonly Action[] {
  return actions.filter((action) => subjectOf[action] === kind);
}
