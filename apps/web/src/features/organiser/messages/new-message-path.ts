import { messagesPath } from '../../../lib/paths/signed-in-paths.ts';

/** Where a message begins; it gets an address of its own when it is saved. */
export const newMessagePath = `${messagesPath}/new`;
