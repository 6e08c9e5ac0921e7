export { hallPaperHandlers } from './hall-papers.routes.ts';
