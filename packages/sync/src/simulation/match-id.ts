/** The match that a device records when it records only one. */
export const matchId = 7;
