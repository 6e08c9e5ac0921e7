/** An element of a page, as WebDriver names it. */
export interface ElementReference {
  readonly 'element-6066-11e4-a52e-4f735466cecf': string;
}

/** What the checks need of a browser. Each method waits until the browser has answered and throws an Error with its words. */
export interface Driver {
  /** As the browser names itself, with its version. */
  readonly name: string;
  navigate(address: string): Promise<void>;
  /** Runs the body of a function in the page; arguments and result are JSON or elements. */
  execute<Result>(body: string, ...words: readonly unknown[]): Promise<Result>;
  /** Clicks an element as a user would: scrolls to it, and fails if something covers it. */
  click(element: ElementReference): Promise<void>;
  type(element: ElementReference, text: string): Promise<void>;
  /** Ends the browser and removes what it has stored. */
  end(): Promise<void>;
}

/** CSS pixels of a phone. */
export const phone = { width: 360, height: 740 };

export function idOf(element: ElementReference): string {
  return element['element-6066-11e4-a52e-4f735466cecf'];
}
