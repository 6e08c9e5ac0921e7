interface ImportMetaEnv {
  /** The version of the program that this build belongs to; undefined while it is not built. */
  readonly RELEASE: string | undefined;
}

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

declare module 'virtual:words' {
  type Locale = import('@sevenmetre/rules/vocabulary').Locale;
  type SomeWords = Partial<import('@sevenmetre/phrases').Translation>;
  type WordGroup = import('@sevenmetre/phrases').WordGroup;

  /** How each language is loaded: the words of the first load, and the loaders of its other groups. */
  export const languages: Readonly<
    Record<
      Locale,
      () => Promise<{
        readonly core: SomeWords;
        readonly groups: Readonly<Record<WordGroup, () => Promise<SomeWords>>>;
      }>
    >
  >;
}
