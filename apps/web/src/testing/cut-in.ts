/** Texts of an element that are cut, by their box or at the edge of the element itself. */
export function cutIn(of: HTMLElement): string[] {
  const edge = of.getBoundingClientRect();
  const isOutside = (inner: HTMLElement) => {
    const { bottom, right } = inner.getBoundingClientRect();
    return bottom > edge.bottom + 1 || right > edge.right + 1;
  };
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
    clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
  return [...of.querySelectorAll<HTMLElement>('td, td a, td b, [data-beyond-card]')]
    .filter((inner) => inner.offsetWidth > 0 && (isCut(inner) || isOutside(inner)))
    .map(({ textContent }) => textContent);
}
