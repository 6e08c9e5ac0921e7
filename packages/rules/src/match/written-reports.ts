/** The written report that a blue card requires, or the statement of a person that it follows. */
export interface WrittenReport {
  /** Key of the card's event. */
  readonly key: string;
  readonly text: string;
  readonly follows: boolean;
  /** Who writes it, or states that it follows. */
  readonly name: string;
}

/** Whether a report has its text, or a person states by name that it follows (rule MA112). */
export function isWritten({ text, follows, name }: Omit<WrittenReport, 'key'>): boolean {
  return text.trim() !== '' || (follows && name.trim() !== '');
}

/**
 * Keys of the blue cards without a written report, in their order. The record of a match is not sealed while there is one (rule MA112; IHF
 * rule 16:8: a blue card means that a written report follows).
 */
export function cardsWithoutReport(
  cards: readonly string[],
  reports: readonly WrittenReport[],
): readonly string[] {
  const written = new Set(reports.filter(isWritten).map(({ key }) => key));
  return cards.filter((key) => !written.has(key));
}
