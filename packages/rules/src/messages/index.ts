export {
  type Audience,
  type ClubReader,
  everyClub,
  oncePerAddress,
  reachesClub,
  reachesLeader,
  reachesReferee,
  type RefereeReader,
  sameAddress,
} from './audience.ts';
export { canResend, deliveryState, type DeliveryState, deliveryStates } from './delivery.ts';
export {
  attachmentLimits,
  checkDraft,
  checkMessage,
  isWhole,
  knownTexts,
  languageFor,
  longestMessage,
  type MessageError,
  type MessageField,
  type MessageForm,
  type MessageTexts,
  type MessageWords,
  otherLocales,
  paragraphsOf,
  withWords,
  wordsFor,
  wordsIn,
} from './message-form.ts';
export { isPlannable, type MessageAction, messageActions } from './message-actions.ts';
export { recentReminder } from './reminder.ts';
