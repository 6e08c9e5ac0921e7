export { readRelease } from './read-release.ts';
