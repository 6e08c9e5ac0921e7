export { type InstanceSpec, instanceOf, specs } from './instance.ts';
export { type PlantedSpec, plantedOf, plantedShapes } from './planted.ts';
