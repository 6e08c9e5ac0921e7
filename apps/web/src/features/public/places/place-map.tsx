import type { PlaceSlice } from '@sevenmetre/contract/places/place-slice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMapTiles } from '../../../lib/page/map-tiles.ts';
import type { MapTiles } from '../../../lib/page/map-tiles.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';

interface PlaceMapProps {
  readonly place: PlaceSlice['place'];
}

/** A map that is fetched when somebody asks for it, and not before: neither its code nor a tile. */
export function PlaceMap({ place }: PlaceMapProps) {
  const tiles = useMapTiles();
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const { lat, lng, visibleOnMap } = place;
  if (tiles === null || lat === null || lng === null || !visibleOnMap) return null;
  return (
    <>
      <button
        className="button button--outline place-map__button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? 'map' : undefined}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'places.hideMap' : 'places.showMap')}
      </button>
      {open ? <Drawn place={place} tiles={tiles} lat={lat} lng={lng} /> : null}
    </>
  );
}

interface DrawnProps extends PlaceMapProps {
  readonly tiles: MapTiles;
  readonly lat: number;
  readonly lng: number;
}

function Drawn({ place, tiles, lat, lng }: DrawnProps) {
  const { t, locale } = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'error'>('loading');
  const draw = useEffectEvent(async (isOpen: () => boolean) => {
    const { drawMap } = await import('./draw-map.ts');
    if (!container.current || !isOpen()) return undefined;
    const words = { zoomIn: t('places.zoomIn'), zoomOut: t('places.zoomOut') };
    const remove = drawMap(container.current, { lat, lng, tiles, words, onError: () => setState('error') });
    setState('drawn');
    return remove;
  });
  useEffect(() => {
    let open = true;
    const drawn = draw(() => open).catch(() => {
      if (open) setState('error');
      return undefined;
    });
    return () => {
      open = false;
      void drawn.then((remove) => remove?.());
    };
  }, []);
  return (
    <div className="place-map" id="map">
      <div
        ref={container}
        role="region"
        aria-label={t('places.mapLabel', { name: localName(place, locale) })}
      />
      <p role="status">
        {state === 'loading' ? t('places.mapLoading') : state === 'error' ? t('places.mapError') : null}
      </p>
    </div>
  );
}
