import * as z from 'zod';
import { Id } from '../common.ts';

const Favourite = z.strictObject({
  teamId: Id,
  on: z.boolean(),
  /** Time of the decision, milliseconds UTC. */
  at: z.int().nonnegative(),
});

/** Followed teams, and remembered removals. */
const most = 200;

export const FavouritesBody = z
  .strictObject({
    teams: z.array(Favourite).max(most),
    /** First sync of the device with the account: its teams are added, nothing is removed. */
    joining: z.boolean(),
  })
  .meta({ id: 'FavouritesBody' });
export type FavouritesBody = z.infer<typeof FavouritesBody>;

export const Favourites = z.object({ teams: z.array(Favourite) }).meta({ id: 'Favourites' });
export type Favourites = z.infer<typeof Favourites>;
