export { type InstanceSpec, instanceOf, specs } from './instance.ts';
export { readSchedule } from './plain-checker.ts';
