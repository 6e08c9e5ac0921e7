export { messagesOf } from './messages.ts';
export type { Choice, FollowerChoice, Message, PlayedMatch } from './messages.ts';
export { cancelled, isMoved, moved, newsOf } from './news.ts';
export type { News, Planned } from './news.ts';
export { knowledgeAfter, messageLife, movedLife } from './follower-knowledge.ts';
export type { FollowerKnowledge, MatchState } from './follower-knowledge.ts';
