import { route } from '../route.ts';
import { signingPinOperations } from './operations.ts';
import { SigningPinLinkBody, SigningPinOwner, SigningPinSet, SigningPinSetBody } from './schemas.ts';

const tag = 'signing-pins';

export const signingPinRoutes = {
  signingPinOfLink: route(signingPinOperations.signingPinOfLink, {
    tag,
    summary: 'Whose PIN a link sets, while it is valid',
    body: SigningPinLinkBody,
    answers: { 200: SigningPinOwner },
  }),
  signingPinSet: route(signingPinOperations.signingPinSet, {
    tag,
    summary: 'Sets the PIN with which the owner of the link signs records of matches; the link is valid once',
    body: SigningPinSetBody,
    answers: { 200: SigningPinSet },
  }),
};
