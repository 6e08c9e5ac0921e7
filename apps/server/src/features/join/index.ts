export { joinHandlers, JoinPage } from './join-page.ts';
