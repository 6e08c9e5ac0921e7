import type { BankFile, BankFileError } from '../file/movement.ts';

/** What became of the rows of a bank file, one short line each. */
export function shown(file: BankFile | BankFileError) {
  if ('error' in file) throw new Error(file.error);
  const { movements, left, questions } = file;
  return {
    taken: movements.map(
      ({ amount, currency, variableSymbol }) => `${amount} ${currency} ${variableSymbol ?? '-'}`,
    ),
    left: left.map(({ amount, reason }) => `${amount} ${reason}`),
    questions: questions.map(({ kind }) => kind),
  };
}
