export {
  type ConfigurationText,
  configurationValue,
  type ConfigurationVerdict,
} from './configuration-value.ts';
