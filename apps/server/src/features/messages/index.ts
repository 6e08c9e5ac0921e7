export { ownNews } from './own-news.ts';
