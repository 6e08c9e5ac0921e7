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
export { canResend, deliveryState, deliveryStates } from './delivery.ts';
export {
  attachmentLimits,
  checkDraft,
  checkMessage,
  isWhole,
  knownTexts,
  languageFor,
  longestMessage,
  type MessageForm,
  type MessageTexts,
  otherLocales,
  paragraphsOf,
  withWords,
  wordsFor,
  wordsIn,
} from './message-form.ts';
export { isPlannable, type MessageAction, messageActions } from './message-actions.ts';
export { recentReminder } from './reminder.ts';
export {
  fillPlaceholders,
  isAboutMoney,
  isPersonal,
  messagePlaceholders,
  namesMoney,
  type PersonalContent,
  placeholdersFor,
  type PlaceholderValues,
  unknownPlaceholders,
} from './placeholders.ts';
