/** What organisers alone do about beds and meals: every such action with what holds for all of them. */
export function forAccommodation<const T>(one: T) {
  return {
    accommodation: one,
    accommodationExport: one,
    lodgingCreate: one,
    lodgingUpdate: one,
    lodgingDelete: one,
    allotmentCreate: one,
    allotmentDelete: one,
    lodgingsCreate: one,
    allotmentMove: one,
    allotmentPlan: one,
    allotmentPlanGive: one,
    meals: one,
  };
}
