export { addDays, addMonths, daysInMonth, isDay, isoDay } from './calendar-day.ts';
export {
  compactDay,
  dayOfBirthNumber,
  dayOfSerial,
  type DayOrder,
  dayOrders,
  orderOfDays,
  readDayOfList,
} from './day-order.ts';
export {
  millisecondsOfDay,
  millisecondsOfHour,
  millisecondsOfMinute,
  millisecondsOfWeek,
  minutesOfDay,
  secondsOfDay,
  secondsOfHour,
} from './lengths.ts';
export { monthNamed } from './month-names.ts';
export { type DateError, readDay, typedYears, writeDay } from './read-day.ts';
export { readMoment, writeMoment } from './read-moment.ts';
