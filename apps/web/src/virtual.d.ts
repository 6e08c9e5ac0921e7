declare module 'virtual:client-assets' {
  /**
   * Files of the browser's build: by source file of a chunk all that it loads at once, and its styles beyond those of
   * every page.
   */
  export const clientAssets: {
    readonly chunks: Readonly<Record<string, readonly string[]>>;
    readonly styles: Readonly<Record<string, readonly string[]>>;
  };
}
