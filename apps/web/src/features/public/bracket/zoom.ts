/** Keeps a wide drawing in a box that scrolls sideways. */
export interface Zoom {
  /** The drawing did not fit at its own size. */
  readonly isWider: boolean;
  /** Multiplies the scale, around the middle of what is seen. */
  readonly by: (factor: number) => void;
  /** The whole width, as small as is readable. */
  readonly fit: () => void;
  readonly detach: () => void;
}

const limits = { least: 0.3, most: 2 } as const;
/** What one press of a key multiplies by. */
const step = 1.25;
/** Pixels that a press may move and still be a press. */
const still = 5;

/**
 * Zooms by two fingers, by the wheel with Ctrl (which is also how trackpads pinch) and by plus, minus and 0; drags
 * with the mouse. One finger, the wheel and the arrow keys are left to the browser, so that the page always
 * scrolls.
 *
 * @param box scrolls sideways; its first element is the drawing
 * @param least to begin with: the drawing is made to fit, but not smaller than this
 */
export function attachZoom(box: HTMLElement, least: number): Zoom {
  let scale = 1;
  // Arrow keys move what is focused.
  const isWider = box.scrollWidth > box.clientWidth;
  box.tabIndex = isWider ? 0 : -1;
  const drawing = () => box.firstElementChild as HTMLElement | null;
  /** `x` and `y` in pixels of the window: what is there stays there. */
  const zoomTo = (wanted: number, x: number, y: number) => {
    const element = drawing();
    const next = Math.min(limits.most, Math.max(limits.least, wanted));
    if (!element || next === scale) return;
    const { left, top } = box.getBoundingClientRect();
    const ratio = next / scale;
    const [toLeft, toTop] = [(box.scrollLeft + x - left) * ratio - (x - left), (y - top) * (ratio - 1)];
    scale = next;
    element.style.setProperty('zoom', String(scale));
    box.scrollLeft = toLeft;
    scrollBy(0, toTop);
  };
  const by = (factor: number) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    const [above, below] = [Math.max(0, top), Math.min(innerHeight, top + height)];
    zoomTo(scale * factor, left + width / 2, (above + below) / 2);
  };
  const fit = () => {
    const { left, top } = box.getBoundingClientRect();
    zoomTo(Math.min(1, scale * fitting(box)), left, Math.max(0, top));
  };
  const stops = [
    pinching(box, () => scale, zoomTo),
    pulling(box),
    steering(box, () => scale, zoomTo, { by, fit }),
  ];
  if (least < 1) zoomTo(Math.max(least, Math.min(1, fitting(box))), box.getBoundingClientRect().left, 0);
  return { isWider, by, fit, detach: () => stops.forEach((stop) => stop()) };
}

/** By what the drawing has to be multiplied so that its whole width is seen. */
function fitting(box: HTMLElement): number {
  const width = box.firstElementChild?.getBoundingClientRect().width ?? box.clientWidth;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return (box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) / Math.max(1, width);
}

type ZoomTo = (scale: number, x: number, y: number) => void;

function steering(
  box: HTMLElement,
  scaleNow: () => number,
  zoomTo: ZoomTo,
  { by, fit }: Pick<Zoom, 'by' | 'fit'>,
): () => void {
  const wheel = listen(box, 'wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(scaleNow() * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  });
  const keys = listen(box, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') by(step);
    else if (event.key === '-') by(1 / step);
    else if (event.key === '0') fit();
  });
  return () => {
    wheel();
    keys();
  };
}

function pinching(box: HTMLElement, scaleNow: () => number, zoomTo: ZoomTo): () => void {
  let start: { readonly distance: number; readonly scale: number } | null = null;
  const begin = listen(box, 'touchstart', (event) => {
    start = event.touches.length === 2 ? { distance: distanceOf(event.touches), scale: scaleNow() } : null;
  });
  const move = listen(box, 'touchmove', (event) => {
    const [a, b] = event.touches;
    if (!start || !a || !b) return;
    event.preventDefault();
    const factor = distanceOf(event.touches) / Math.max(1, start.distance);
    zoomTo(start.scale * factor, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  });
  return () => {
    begin();
    move();
  };
}

function distanceOf([a, b]: TouchList): number {
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}

/** Drags with the mouse; a drag does not count as a press. */
function pulling(box: HTMLElement): () => void {
  let last: { readonly x: number; readonly y: number } | null = null;
  let moved = 0;
  const stops = [
    listen(box, 'pointerdown', (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      last = { x: event.clientX, y: event.clientY };
      moved = 0;
    }),
    listen(window, 'pointermove', (event) => {
      if (!last) return;
      const [x, y] = [event.clientX - last.x, event.clientY - last.y];
      moved += Math.abs(x) + Math.abs(y);
      last = { x: event.clientX, y: event.clientY };
      if (moved <= still) return;
      box.classList.add('bracket-canvas--pulled');
      box.scrollLeft -= x;
      scrollBy(0, -y);
    }),
    listen(window, 'pointerup', () => {
      last = null;
      box.classList.remove('bracket-canvas--pulled');
    }),
    listen(box, 'dragstart', (event) => event.preventDefault()),
  ];
  const press = (event: MouseEvent) => {
    if (moved > still) event.preventDefault();
    if (moved > still) event.stopPropagation();
    moved = 0;
  };
  box.addEventListener('click', press, { capture: true });
  return () => {
    for (const stop of stops) stop();
    box.removeEventListener('click', press, { capture: true });
  };
}

function listen<K extends keyof HTMLElementEventMap>(
  target: HTMLElement | Window,
  kind: K,
  action: (event: HTMLElementEventMap[K]) => void,
): () => void {
  // The name of an event decides its kind.
  const heard = action as (event: Event) => void;
  target.addEventListener(kind, heard, { passive: false });
  return () => target.removeEventListener(kind, heard);
}
