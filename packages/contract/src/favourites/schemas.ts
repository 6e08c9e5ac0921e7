import * as z from 'zod';
import { Id } from '../common.ts';

const Favourite = z.strictObject({
  teamId: Id,
  on: z.boolean(),
  /** When that was decided, milliseconds UTC. */
  at: z.int().nonnegative(),
});

/** Teams that are followed, and as many removals as are remembered. */
const most = 200;

export const FavouritesBody = z
  .strictObject({
    teams: z.array(Favourite).max(most),
    /** The device meets the account for the first time: what it follows is added, nothing is removed. */
    joining: z.boolean(),
  })
  .meta({ id: 'FavouritesBody' });
export type FavouritesBody = z.infer<typeof FavouritesBody>;

export const Favourites = z.object({ teams: z.array(Favourite) }).meta({ id: 'Favourites' });
export type Favourites = z.infer<typeof Favourites>;
