/** Sizes of the referees' T-shirts, smallest first. */
export const tshirtSizeCodes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;
