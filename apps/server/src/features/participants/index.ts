export { describePeople, type Description } from './describe-people.use-case.ts';
export { participantHandlers, participantLimits } from './participants.routes.ts';
