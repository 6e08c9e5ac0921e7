/** Minutes before a match at which a calendar may remind, as written in addresses; 0: no alarm. */
export const alarms = ['0', '30', '60', '120'] as const;

export type Alarm = (typeof alarms)[number];
