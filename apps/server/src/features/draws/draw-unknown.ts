/** The answer about a draw that does not exist. */
export const drawUnknown = {
  status: 404,
  body: { error: 'draw-unknown', additionalProperties: {} },
} as const;
