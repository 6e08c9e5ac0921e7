export { shareCardHandlers } from './share-cards.routes.ts';
