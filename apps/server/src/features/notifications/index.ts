export { readQueue as readPushQueue } from './message.repository.ts';
export { countFollowersToNotify } from './planned.repository.ts';
export { createNotifications } from './notifications.ts';
export { notificationLimits } from './notifications.routes.ts';
