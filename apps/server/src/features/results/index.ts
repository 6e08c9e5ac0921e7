export { KeptPage } from './kept-page.ts';
export { pageSlice } from './page-slice.ts';
export type { PageSlice } from './page-slice.ts';
export { editionMissing, notReady, refusedTopic, topicUnknown } from './refusals.ts';
export { resultsHandlers } from './results.routes.ts';
