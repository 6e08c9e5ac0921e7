/** The browser's own subscription; apart from the table of operations, so that the service worker need not carry the table. */
export const pushPath = '/api/v1/notifications/subscription';
