/** Actions in the control room that only organisers may do, each with the same value. */
export function forControlRoom<const T>(one: T) {
  return {
    controlRoom: one,
    taskTake: one,
    announcementCreate: one,
    announcementEnd: one,
  };
}
