/** Fulfils once the frame that is due has been painted. A page that is not seen paints none. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
