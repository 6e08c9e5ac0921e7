export { type HelpKind, helpKinds } from './help-kinds.ts';
export {
  type HelpPoint,
  helpPointsKey,
  localTextOf,
  longestHelpText,
  minutesBetween,
  mostHelpPoints,
  phoneToCall,
  readHelpPoints,
  telephoneLink,
} from './help-points.ts';
export { layOut, minutesOnFoot, type Spot } from './lay-out.ts';
