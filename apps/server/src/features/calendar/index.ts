export { calendarHandlers } from './calendar.routes.ts';
