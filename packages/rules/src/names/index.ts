export { clubKey } from './club-key.ts';
export { countryName } from './country-name.ts';
export {
  defaultPublication,
  type Publication,
  publications,
  publicPlayerName,
} from './public-player-name.ts';
export { romanNumber } from './roman-number.ts';
export { groupSlug, matchSlug, parseMatchSlug } from './slugs.ts';
export { type NamedTeam, teamDisplayName, teamNameParts } from './team-name.ts';
export { languageNames } from './language-name.ts';
