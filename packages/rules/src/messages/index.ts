export {
  type Audience,
  type ClubReader,
  oncePerAddress,
  reachesClub,
  reachesReferee,
  type RefereeReader,
} from './audience.ts';
export {
  checkDraft,
  checkMessage,
  longestMessage,
  type MessageField,
  type MessageForm,
  paragraphsOf,
} from './message-form.ts';
export { type MessageAction, messageActions } from './message-actions.ts';
export { recentReminder } from './reminder.ts';
