/**
 * Adds up what moves on the page from now on without a press of the visitor's, as browsers score it (0: nothing, 1: everything by the
 * whole height).
 * @returns a function that stops and returns the sum
 */
export function watchLayoutShifts(): () => Promise<number> {
  let sum = 0;
  const add = (list: PerformanceEntryList) => {
    for (const entry of list) {
      if (Reflect.get(entry, 'hadRecentInput') !== true) sum += Number(Reflect.get(entry, 'value'));
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return async () => {
    await twoFrames();
    await twoFrames();
    add(observer.takeRecords());
    observer.disconnect();
    return sum;
  };
}

export function twoFrames(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
  );
}
