import * as z from 'zod';
import { route } from '../route.ts';
import { CountriesSlice, CountrySlice } from './countries-slice.ts';
import { countryOperations } from './operations.ts';

const tag = 'countries';

export const countryRoutes = {
  countriesSlice: route(countryOperations.countriesSlice, {
    tag,
    summary: 'Countries with accepted teams',
    answers: { 200: CountriesSlice },
  }),
  countrySlice: route(countryOperations.countrySlice, {
    tag,
    summary: 'The teams of one country by club, with their place and next match',
    params: z.object({ countryCode: z.string().regex(/^[A-Za-z]{2,3}$/) }),
    answers: { 200: CountrySlice },
  }),
};
