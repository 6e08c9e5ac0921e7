export { participantHandlers, participantLimits } from './participants.routes.ts';
