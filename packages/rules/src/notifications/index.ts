export { messagesOf } from './messages.ts';
export type { Choice, FollowerChoice, Message, PlayedMatch } from './messages.ts';
export { newsOf } from './news.ts';
export type { Heard, News } from './news.ts';
export { messageLife, toldOf } from './told.ts';
export type { MatchState, Told } from './told.ts';
