export {
  issuePinLink,
  issueRefereePinLink,
  type PinLinkContext,
  readPinLink,
  setPinByLink,
} from './pin-links.use-case.ts';
export {
  createPinVerifier,
  findSigningKey,
  newPin,
  resealSigningKey,
  type VerifyPin,
} from './pins.use-case.ts';
export { signingPinHandlers, signingPinLimits } from './signing-pins.routes.ts';
