export { cityHandlers, CityPage } from './city-page.ts';
