export {
  createPinVerifier,
  findSigningKey,
  issueRefereePin,
  newPin,
  type PinContext,
  resealSigningKey,
  type VerifyPin,
} from './pins.use-case.ts';
export { signingPinHandlers } from './signing-pins.routes.ts';
