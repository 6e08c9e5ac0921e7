/** What pages are drawn in. */
export const colourSchemes = ['light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** What visitors choose from; `system` follows their device. */
export const themes = ['system', ...colourSchemes] as const;
export type Theme = (typeof themes)[number];
