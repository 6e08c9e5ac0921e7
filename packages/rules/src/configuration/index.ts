export { keepingDefaults, keptDefaultsKey, openDefaults } from './changed-defaults.ts';
export { configurationValue } from './configuration-value.ts';
export { hasOwnPage, isCopied } from './copied-keys.ts';
export { linkOf } from './link.ts';
export {
  choicesOf,
  type FormattedText,
  isConfigurationText,
  longestConfigurationText,
} from './check-text.ts';
export { isShown, type ShownKey, shownKeys } from './shown-keys.ts';
export { isStoredOnLeaving, ordersTables, tableKeys } from './what-follows.ts';
