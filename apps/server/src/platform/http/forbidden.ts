/** The answer to a signed-in user without permission; it contains no reason. */
export const forbidden = { status: 403, body: { error: 'forbidden', additionalProperties: {} } } as const;
