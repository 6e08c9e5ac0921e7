/** Contrast of the text of an element against the nearest painted background around it, as WCAG 2.2 defines it: 1 to 21. */
export function contrastOf(element: Element): number {
  const text = luminance(getComputedStyle(element).color);
  const behind = luminance(backgroundOf(element));
  return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
}

function backgroundOf(element: Element | null): string {
  if (element === null) return 'white';
  const { backgroundColor } = getComputedStyle(element);
  return pixelOf(backgroundColor)[3] === 255 ? backgroundColor : backgroundOf(element.parentElement);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = pixelOf(color)
    .slice(0, 3)
    .map((value) => value / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Any colour that the browser can paint, as red, green, blue and alpha from 0 to 255. */
function pixelOf(color: string): readonly number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (canvas === null) throw new Error('This browser paints nothing.');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}
