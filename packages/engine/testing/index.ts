export { type InstanceSpec, instanceOf, specs } from './instance.ts';
export { appointmentsOf } from './pairs.ts';
