/** Largest number of unsent records that a device reports; higher numbers are cut to it. */
export const mostUnsent = 9999;
