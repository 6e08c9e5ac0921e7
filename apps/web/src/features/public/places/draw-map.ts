import { circleMarker, control, map, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { MapTiles } from '../../../lib/page/map-tiles.ts';

interface Drawing {
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  readonly tiles: MapTiles;
  readonly words: { readonly zoomIn: string; readonly zoomOut: string };
  /** No tile has come. */
  readonly onError: () => void;
}

/** Draws a map with a mark in its middle; returns a function that removes it. */
export function drawMap(container: HTMLElement, { lat, lng, tiles, words, onError }: Drawing): () => void {
  // A finger that scrolls the page must not move the map by accident: two of them do.
  const drawn = map(container, { zoomControl: false, scrollWheelZoom: false, dragging: !isTouched() });
  drawn.setView([lat, lng], 16);
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(drawn);
  drawn.attributionControl.setPrefix(false);
  let came = false;
  const layer = tileLayer(tiles.tilesUrl, {
    attribution: escaped(tiles.attribution),
    maxZoom: 19,
    // Providers ask who uses their tiles; they learn the site, not the page.
    referrerPolicy: 'origin',
  });
  layer.on('tileload', () => (came = true));
  layer.on('tileerror', () => {
    if (!came) onError();
  });
  layer.addTo(drawn);
  circleMarker([lat, lng], { className: 'place-map__mark', radius: 11, interactive: false }).addTo(drawn);
  return () => void drawn.remove();
}

function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** The library inserts it as HTML. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
