/** Every style of every element, by its place in the page. */
function looks(): Map<string, string> {
  const all = [
    ...document.body.querySelectorAll('div:has(> main), div:has(> main) *, main, main *, dialog, dialog *'),
  ];
  return new Map(
    all.map((element, index) => {
      const style = getComputedStyle(element);
      const name = `${index} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      return [
        name,
        [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`).join('\n'),
      ];
    }),
  );
}

const sheetOf = (style: Element): string =>
  /([^/]*\/[^/]*\.css)/.exec(style.getAttribute('data-vite-dev-id') ?? '')?.[1] ?? '';

/** Puts the sheets that match behind all others, as a service worker or a slow network may do. */
function last(names: RegExp): void {
  const styles = [...document.head.querySelectorAll('style')];
  for (const style of styles.filter((each) => names.test(sheetOf(each)))) document.head.append(style);
}

/** What looks otherwise with these sheets behind all others: the elements, and the first properties of each. */
function differing(names: RegExp): string[] {
  const styles = [...document.head.querySelectorAll('style')];
  const before = looks();
  last(names);
  const after = looks();
  document.head.append(...styles);
  return [...before].flatMap(([name, style]) => {
    const lines = (after.get(name) ?? '').split('\n');
    const own = style.split('\n').filter((line, index) => line !== lines[index]);
    return own.length === 0 ? [] : [`${name}: ${own.slice(0, 3).join(', ')}`];
  });
}

/** The shared sheet of the reporter's pages, and that of the whole site. */
const orders = { shared: /reporter\/reporter\.css/, site: /styles\/all\.css/ };

/**
 * The elements of a reporter's page that look otherwise when the shared sheets arrive after those of the page, each with
 * the first properties that differ.
 */
export function orderedByArrival(): string[] {
  return Object.values(orders).flatMap((names) => differing(names));
}
