export { joinHandlers, joinLimits, JoinPage } from './join-page.ts';
export { sendReminders } from './remind.use-case.ts';
