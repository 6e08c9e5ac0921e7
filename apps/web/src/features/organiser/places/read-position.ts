/** Degrees, as maps give them to be copied: `50.2267, 17.1441`; null: it is no pair of numbers. */
export function readPosition(text: string): { readonly lat: number; readonly lng: number } | null {
  const found = /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/u.exec(text);
  const [, lat, lng] = found ?? [];
  if (lat === undefined || lng === undefined) return null;
  return { lat: Number(lat.replace(',', '.')), lng: Number(lng.replace(',', '.')) };
}
