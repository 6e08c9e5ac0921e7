export { type InstanceSpec, instanceOf, specs } from './instance.ts';
