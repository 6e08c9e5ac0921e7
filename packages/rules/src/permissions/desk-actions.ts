/**
 * What organisers alone do at their desk, at any time, to no record of its own: every such action with what holds for all of
 * them.
 */
export function forDesk<const T>(one: T) {
  return {
    recordHistory: one,
    openEditions: one,
    tieBreakers: one,
    tieBreakersEffect: one,
    tieBreakersSave: one,
    halfLengthSave: one,
    clubAdminAppoint: one,
    clubAdminDismiss: one,
  };
}
