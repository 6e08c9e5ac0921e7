export { messageHandlers } from './message.routes.ts';
export { ownNews } from './own-news.ts';
export { insertAll as storeMessages } from './message.repository.ts';
