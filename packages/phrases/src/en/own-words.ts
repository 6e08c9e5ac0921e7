/** The bar above every page while one browser shows other words than all others. */
export const ownWords = {
  exposed: 'Only you see this: keys instead of words.',
  temporary: 'Only you see these words. They are not saved.',
  end: 'End',
} as const;
