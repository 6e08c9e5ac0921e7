/** Actions on beds and meals that only organisers may do, each with the same value. */
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
