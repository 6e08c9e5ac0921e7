import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extraCodes, stageCodes } from '../vocabulary/index.ts';
import { decideStageChange, type StageChangeContext } from './index.ts';

const reporter: StageChangeContext = {
  mayReopen: false,
  walkOver: null,
  hasResult: true,
  mayPlayOn: () => true,
  lacksHalf: false,
  halvesChecked: false,
};
const boss: StageChangeContext = { ...reporter, mayReopen: true, reason: 'a goal was missing' };

describe('stages', () => {
  it('[MA9] stay as they are when a call is repeated', () => {
    for (const stage of stageCodes) {
      for (const context of [reporter, boss]) {
        expect(decideStageChange(stage, stage, context)).toEqual({ kind: 'unchanged' });
      }
    }
  });

  it('[MA9] lead to the same stage however often a call arrives', () => {
    const stage = fc.constantFrom(...stageCodes);
    fc.assert(
      fc.property(stage, stage, fc.boolean(), (current, target, mayReopen) => {
        const context = { ...boss, mayReopen };
        const first = decideStageChange(current, target, context);
        const reached = first.kind === 'changed' ? target : current;
        const again = decideStageChange(reached, target, context);
        expect(again.kind === 'changed').toBe(false);
        expect(again.kind === 'refused').toBe(first.kind === 'refused');
      }),
    );
  });

  it('[MA10] go forwards and backwards freely before approval', () => {
    expect(decideStageChange('not_started', '1st_half', { ...reporter, hasResult: false })).toEqual({
      kind: 'changed',
      startsClock: true,
      approves: false,
      reopens: false,
    });
    for (const [from, to] of [
      ['2nd_half', '1st_half'],
      ['waiting_for_approval', '2nd_half'],
      ['not_started', '2nd_half'],
      ['2nd_half', 'shootout'],
    ] as const) {
      expect(decideStageChange(from, to, reporter)).toMatchObject({ kind: 'changed', startsClock: true });
    }
    expect(decideStageChange('2nd_half', 'waiting_for_approval', reporter)).toMatchObject({
      startsClock: false,
    });
    expect(decideStageChange('waiting_for_approval', 'finished', reporter)).toMatchObject({ approves: true });
  });

  it('[MA10] do not approve what nobody played, unless it is a walkover or has an official score', () => {
    const unplayed = { ...reporter, hasResult: false };
    const refused = { kind: 'refused', code: 'stage-not-allowed' };
    expect(decideStageChange('not_started', 'finished', unplayed)).toEqual(refused);
    expect(decideStageChange('not_started', 'finished', { ...unplayed, walkOver: 'both' }).kind).toBe(
      'changed',
    );
    expect(decideStageChange('not_started', 'finished', reporter).kind).toBe('changed');
  });

  it('[MA10] leave out no half as long as nothing is recorded, and any stage with what was written on paper', () => {
    const unplayed = { ...reporter, hasResult: false };
    const allowed = stageCodes.flatMap((from) =>
      stageCodes
        .filter((to) => decideStageChange(from, to, unplayed).kind === 'changed')
        .map((to) => `${from} ${to}`),
    );
    expect(allowed.filter((text) => /^(not_started|1st_half)/.test(text))).toEqual([
      'not_started 1st_half',
      '1st_half not_started',
      '1st_half 2nd_half',
    ]);
    expect(allowed).toContain('2nd_half waiting_for_approval');
    for (const to of ['2nd_half', 'waiting_for_approval', 'finished'] as const)
      expect(decideStageChange('not_started', to, reporter).kind).toBe('changed');
  });

  it('[MA50] approve a match without a second half only when somebody has been asked about it', () => {
    const context = { ...reporter, lacksHalf: true };
    for (const from of ['not_started', '1st_half'] as const) {
      const refused = { kind: 'refused', code: 'half-missing' };
      expect(decideStageChange(from, 'finished', context)).toEqual(refused);
      expect(decideStageChange(from, 'finished', { ...context, halvesChecked: true }).kind).toBe('changed');
      expect(decideStageChange(from, 'finished', { ...context, walkOver: 'home' }).kind).toBe('changed');
      expect(decideStageChange(from, 'finished', reporter).kind).toBe('changed');
    }
    expect(decideStageChange('2nd_half', 'finished', context).kind).toBe('changed');
  });

  it('[MA46] reach an extra time or a shoot-out only where the match may play on', () => {
    const over = { ...reporter, mayPlayOn: () => false };
    for (const from of ['not_started', '1st_half', '2nd_half', 'waiting_for_approval'] as const)
      for (const to of [...extraCodes, 'shootout'] as const)
        expect(decideStageChange(from, to, over)).toEqual({ kind: 'refused', code: 'stage-not-allowed' });
    expect(decideStageChange('finished', 'shootout', { ...boss, mayPlayOn: () => false }).kind).toBe(
      'refused',
    );
    expect(decideStageChange('2nd_half', 'extra1_1st_half', reporter)).toMatchObject({ startsClock: true });
    expect(decideStageChange('2nd_half', 'shootout', reporter).kind).toBe('changed');
  });

  it('[MA10] go back to the beginning only while nothing has happened', () => {
    expect(decideStageChange('1st_half', 'not_started', { ...reporter, hasResult: false }).kind).toBe(
      'changed',
    );
    expect(decideStageChange('1st_half', 'not_started', reporter).kind).toBe('refused');
    expect(decideStageChange('finished', 'not_started', boss).kind).toBe('refused');
  });

  it('[MA11] are final after approval, unless somebody who may reopens with a reason', () => {
    for (const stage of stageCodes.filter((code) => code !== 'finished')) {
      expect(decideStageChange('finished', stage, reporter)).toEqual({
        kind: 'refused',
        code: 'match-approved',
      });
    }
    for (const reason of [null, '', '  ']) {
      const code = 'reason-missing';
      expect(decideStageChange('finished', '2nd_half', { ...boss, reason })).toEqual({
        kind: 'refused',
        code,
      });
    }
    expect(decideStageChange('finished', '2nd_half', boss)).toMatchObject({ kind: 'changed', reopens: true });
    expect(decideStageChange('finished', 'waiting_for_approval', boss)).toMatchObject({
      kind: 'changed',
      reopens: true,
    });
  });
});
