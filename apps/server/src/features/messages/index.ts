export { messageFileReader } from './message-files.ts';
export { messageHandlers } from './message.routes.ts';
export { markSent as markMessageSent } from './delivery.repository.ts';
export { ownNews } from './own-news.ts';
export { createPlannedSender } from './planned-sender.ts';
export { insertAll as storeMessages } from './message.repository.ts';
