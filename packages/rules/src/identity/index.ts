export { checkAccent, colourOf, darkAccent, onCup } from './accent.ts';
export {
  filesOfIdentity,
  type Identity,
  type IdentityKey,
  identityKeys,
  identityOf,
  isIdentityText,
  longestShortName,
  mostPartners,
  type Partner,
  partnerKinds,
  partnersFor,
  readPartners,
  senderOf,
} from './identity.ts';
