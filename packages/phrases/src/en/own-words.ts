/** The bar above every page while a browser previews changed phrases. */
export const ownWords = {
  exposed: 'Only you see this: keys instead of words.',
  temporary: 'Only you see these words. They are not saved.',
  end: 'End',
} as const;
