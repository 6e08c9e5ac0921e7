export { assertPublicUrl } from './assert-public-url.ts';
export { describeEnvironment } from './describe-environment.ts';
export { readEnvironment } from './environment.ts';
export type { Environment } from './environment.ts';
export { openFileLimit, streamsWithin, withinFileLimit } from './file-limit.ts';
export type { Mailbox } from './mailbox.ts';
export { settings } from './settings.ts';
