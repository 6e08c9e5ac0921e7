export { openEmbedded } from './open-embedded.ts';
