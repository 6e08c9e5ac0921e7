export { createNotifications } from './notifications.ts';
export { notificationLimits } from './notifications.routes.ts';
