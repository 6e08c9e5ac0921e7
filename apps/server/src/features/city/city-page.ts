import { versionText } from '@sevenmetre/rules/snapshot';
import type { Database } from '../../platform/database/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { prepare } from '../live/index.ts';
import { KeptPage } from '../results/index.ts';
import { readCity } from './read-city.use-case.ts';

export type CityContext = ConstructorParameters<typeof KeptPage>[0] & { readonly database: Database };

/** Milliseconds. Travel times of the plan are no change of the live results. */
const keptFor = 30_000;

/** Halls and help in the city. */
export class CityPage extends KeptPage {
  constructor(context: CityContext) {
    super(context, {
      keptFor,
      make: async (snapshot) =>
        prepare(JSON.stringify(await readCity(context, snapshot)), versionText(snapshot.version)),
    });
  }
}

/** Handler of the page of the city. */
export function cityHandlers(page: CityPage): Handlers<'citySlice'> {
  return { citySlice: () => page.answer() };
}
