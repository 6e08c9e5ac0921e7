/** The answer to somebody who is signed in and may not: nobody learns more than that. */
export const forbidden = { status: 403, body: { error: 'forbidden', additionalProperties: {} } } as const;
