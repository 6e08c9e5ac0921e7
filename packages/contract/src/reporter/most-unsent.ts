/** The largest number of unsent records that a device tells; one with more tells this. */
export const mostUnsent = 9999;
