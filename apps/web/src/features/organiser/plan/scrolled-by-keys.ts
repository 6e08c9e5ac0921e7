/** For a table that is larger than its box and has nothing that takes the focus. What stands around it is the landmark. */
export const scrolledByKeys = { role: 'group', tabIndex: 0 } as const;
