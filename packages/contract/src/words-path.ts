/** An organiser's own words, which running pages ask for now and then. */
export const wordsPath = '/api/v1/web/words' as const;
