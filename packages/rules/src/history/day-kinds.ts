/** What the day of organisers lists. */
export const dayKinds = [
  'club-registered',
  'club-new',
  'club-approved',
  'club-processed',
  'club-declined',
  'team-accepted',
  'team-waiting',
  'team-withdrawn',
  'referee-registered',
  'referee-approved',
  'referee-declined',
  'checked-in',
  'invoice-issued',
  'invoice-credited',
  'payment-recorded',
  'bank-imported',
  'message-sent',
  'plan-published',
  'appointments-published',
  'draw-revealed',
  'group-closed',
  'protest-filed',
  'protest-decided',
  'settings-changed',
  'prices-changed',
  'places-changed',
  'lists-changed',
] as const;

export type DayKind = (typeof dayKinds)[number];

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
  'plan.changeUndone': 'plan-published',
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
