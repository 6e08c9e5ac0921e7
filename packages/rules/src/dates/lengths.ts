/* Lengths of time. A day has 24 hours here; a day in a zone whose clocks change has 23 or 25. */
export const secondsOfHour = 3600;
export const secondsOfDay = 86_400;
export const minutesOfDay = 1440;
export const millisecondsOfMinute = 60_000;
export const millisecondsOfHour = 3_600_000;
export const millisecondsOfDay = 86_400_000;
export const millisecondsOfWeek = 604_800_000;
