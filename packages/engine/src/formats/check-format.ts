import type { Problem } from '../problem/index.ts';
import { planFormat } from './plan-format.ts';
import type { FormatTemplate } from './template.ts';

/**
 * Numbers of teams for which a format cannot be played or breaks its guarantee: one problem per number, in
 * order.
 * @param range inclusive
 */
export function checkFormat(template: FormatTemplate, range: { from: number; to: number }): Problem[] {
  const problems: Problem[] = [];
  for (let teams = range.from; teams <= range.to; teams += 1) {
    const plan = planFormat(template, teams);
    if (!plan.ok) problems.push(...plan.problems);
    else if (plan.value.perEntry.min < template.guarantee) {
      const params = { teams, below: plan.value.belowGuarantee, min: plan.value.perEntry.min };
      problems.push({ code: 'format.guaranteeBroken', params: { ...params, guarantee: template.guarantee } });
    }
  }
  return problems;
}
