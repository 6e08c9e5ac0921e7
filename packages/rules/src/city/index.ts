export {
  type HelpKind,
  helpKinds,
  type HelpPoint,
  helpPointsKey,
  type LocalText,
  localTextOf,
  longestHelpText,
  minutesBetween,
  mostHelpPoints,
  phoneToCall,
  readHelpPoints,
  telephoneLink,
} from './help-points.ts';
export { layOut, type OnMap, type Spot } from './lay-out.ts';
