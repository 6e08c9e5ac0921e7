import type { Action } from '../permissions/index.ts';

/** What the day of organisers lists, each with the action that permits reading those records. */
export const dayReaders = {
  'club-registered': 'clubRegistrations',
  'club-new': 'clubRegistrations',
  'club-approved': 'clubRegistrations',
  'club-processed': 'clubRegistrations',
  'club-declined': 'clubRegistrations',
  'team-accepted': 'clubRegistrations',
  'team-waiting': 'clubRegistrations',
  'team-withdrawn': 'clubRegistrations',
  'referee-registered': 'refereeRegistrations',
  'referee-approved': 'refereeRegistrations',
  'referee-declined': 'refereeRegistrations',
  'checked-in': 'checkIn',
  'invoice-issued': 'adminInvoices',
  'invoice-credited': 'adminInvoices',
  'payment-recorded': 'adminInvoices',
  'bank-imported': 'bankQueue',
  'message-sent': 'adminMessages',
  'plan-published': 'planVersions',
  'appointments-published': 'appointmentBoard',
  'draw-revealed': 'drawAdmin',
  'group-closed': 'adminGroups',
  'protest-filed': 'protests',
  'protest-decided': 'protests',
  'settings-changed': 'configuration',
  'prices-changed': 'priceList',
  'places-changed': 'adminPlaces',
  'lists-changed': 'enumerations',
} as const satisfies Record<string, Action>;

export type DayKind = keyof typeof dayReaders;

export const dayKinds = Object.keys(dayReaders) as [DayKind, ...DayKind[]];

/** Actions of the log that always mean the same. */
const kindOfAction: Readonly<Record<string, DayKind>> = {
  'club.registered': 'club-registered',
  'referee.registered': 'referee-registered',
  'club.checked-in': 'checked-in',
  'invoice.issued': 'invoice-issued',
  'invoice.credited': 'invoice-credited',
  'payment.recorded': 'payment-recorded',
  'bank.imported': 'bank-imported',
  'message.sent': 'message-sent',
  'plan.published': 'plan-published',
  'plan.restored': 'plan-published',
  'plan.changed': 'plan-published',
  'appointments.published': 'appointments-published',
  'draw.revealed': 'draw-revealed',
  'group.closed': 'group-closed',
  'protest.filed': 'protest-filed',
  'protest.decided': 'protest-decided',
  'configuration.update': 'settings-changed',
  ...changesOf(['price-item'], 'prices-changed'),
  ...changesOf(['place'], 'places-changed'),
  ...changesOf(
    ['category', 'service-level', 'tshirt-size', 'referee-project', 'training-type', 'supplier'],
    'lists-changed',
  ),
};

/** Actions whose meaning is the new state. */
const kindOfState: Readonly<Record<string, Readonly<Record<string, DayKind>>>> = {
  'club.state': {
    new: 'club-new',
    approved: 'club-approved',
    processed: 'club-processed',
    declined: 'club-declined',
  },
  'team.state': { accepted: 'team-accepted', waiting: 'team-waiting', withdrawn: 'team-withdrawn' },
  'referee.state': { approved: 'referee-approved', declined: 'referee-declined' },
};

/** Actions of the log that the day may list. */
export const auditedActions: readonly string[] = [...Object.keys(kindOfAction), ...Object.keys(kindOfState)];

/**
 * What an entry of the log means to organisers; null: nothing that they look for.
 * @param state the new one; null: none is logged
 */
export function dayKindOf(action: string, state: string | null): DayKind | null {
  const byState = Object.hasOwn(kindOfState, action) ? kindOfState[action] : undefined;
  if (byState) return (state !== null && byState[state]) || null;
  return (Object.hasOwn(kindOfAction, action) && kindOfAction[action]) || null;
}

function changesOf(subjects: readonly string[], kind: DayKind): Record<string, DayKind> {
  const verbs = ['create', 'update', 'delete', 'order'];
  return Object.fromEntries(subjects.flatMap((subject) => verbs.map((verb) => [`${subject}.${verb}`, kind])));
}
