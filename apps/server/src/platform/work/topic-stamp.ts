/** The public data of an edition, as far as a stamp needs them. */
export interface StampedEdition {
  readonly version: { readonly epoch: string };
  /** Another one after the data were loaded again. */
  readonly generation: number;
  readonly versions: { ofTopic(topic: string): number };
  readonly words: { readonly version: string };
}

/**
 * Identifies what bytes about these topics are made from: they stay the same until one of the topics changes,
 * whatever else is played.
 */
export function topicStamp(
  { version, generation, versions, words }: StampedEdition,
  topics: readonly string[],
): string {
  return [version.epoch, generation, words.version, ...topics.map((topic) => versions.ofTopic(topic))].join(
    ' ',
  );
}
