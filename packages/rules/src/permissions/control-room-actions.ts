/** What organisers alone do while matches are played: every such action with what holds for all of them. */
export function forControlRoom<const T>(one: T) {
  return {
    controlRoom: one,
    taskTake: one,
    announcementCreate: one,
    announcementEnd: one,
  };
}
