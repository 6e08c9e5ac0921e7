import { createContext, use } from 'react';

/** Where the tiles of maps come from, with `{z}`, `{x}` and `{y}`, and whose map it is. */
export interface MapTiles {
  readonly tilesUrl: string;
  readonly attribution: string;
}

/** null: no maps are configured, or the page came from the service worker, which knows no configuration. */
export const MapTilesContext = createContext<MapTiles | null>(null);

export function useMapTiles(): MapTiles | null {
  return use(MapTilesContext);
}
