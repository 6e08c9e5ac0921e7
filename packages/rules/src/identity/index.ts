export { checkAccent, contrastOf, colourOf, darkAccent, onCup } from './accent.ts';
export { colourStyles } from './colour-styles.ts';
export {
  filesOfIdentity,
  type Identity,
  type IdentityKey,
  identityKeys,
  identityOf,
  longestShortName,
  mostPartners,
  type Partner,
  partnerKinds,
  partnersFor,
  readPartners,
} from './identity.ts';
export { isIdentityText, senderOf } from './identity-text.ts';
