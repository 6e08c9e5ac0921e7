import { printedCode } from '@sevenmetre/rules/match';

/** Path of the public page of a sealed report. @param code as stored */
export function reportPath(code: string): string {
  return `/results/report/${printedCode(code)}`;
}
