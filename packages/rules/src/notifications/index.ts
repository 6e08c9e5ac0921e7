export { messagesOf } from './messages.ts';
export type { Choice, FollowerChoice, Message, PlayedMatch } from './messages.ts';
export { cancelled, isMoved, moved, newsOf } from './news.ts';
export type { News, Planned } from './news.ts';
export { messageLife, movedLife, toldOf } from './told.ts';
export type { MatchState, Told } from './told.ts';
