import { route } from '../route.ts';
import { CitySlice } from './city-slice.ts';
import { cityOperations } from './operations.ts';

export const cityRoutes = {
  citySlice: route(cityOperations.citySlice, {
    tag: 'city',
    summary: 'Halls, minutes between them, and where visitors find help',
    answers: { 200: CitySlice },
  }),
};
