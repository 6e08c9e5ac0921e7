export { addDays, addMonths, daysInMonth, isDay, isoDay } from './calendar-day.ts';
export { type DateFault, readDay, type ReadDay, typedYears, writeDay } from './read-day.ts';
export { readMoment, type ReadMoment, writeMoment } from './read-moment.ts';
