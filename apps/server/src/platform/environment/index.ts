export { readEnvironment, assertPublicUrl } from './environment.ts';
export type { Environment } from './environment.ts';
export { openFileLimit, streamsWithin, withinFileLimit } from './file-limit.ts';
export type { Mailbox } from './setting-forms.ts';
export { settings, describeEnvironment } from './settings.ts';
