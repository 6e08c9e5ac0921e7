export {
  type ConfigurationText,
  configurationValue,
  type ConfigurationVerdict,
} from './configuration-value.ts';
export {
  choicesOf,
  type FormattedText,
  isConfigurationText,
  longestConfigurationText,
} from './judge-text.ts';
