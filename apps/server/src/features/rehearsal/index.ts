export { copyEdition } from './copy-edition.use-case.ts';
export { addEntrance } from './entrance.routes.ts';
export { createRehearsal } from './rehearsal.routes.ts';
export {
  entrancePath,
  type InsideRehearsal,
  type RehearsalOrigin,
  type RehearsalStage,
} from './rehearsal.ts';
export { findFirstStart } from './rehearsal.repository.ts';
