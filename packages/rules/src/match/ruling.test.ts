import { describe, expect, it } from 'vitest';
import { ruleOn } from './index.ts';

describe('a ruling on a match', () => {
  it('[MA53] abandons only what has begun, and lets its score stand', () => {
    expect(ruleOn('not_started', { ruling: 'abandoned' })).toBeNull();
    expect(ruleOn('2nd_half', { ruling: 'abandoned' })).toEqual({
      stageCode: 'finished',
      walkOver: null,
      keepsOfficial: true,
      erasesEvents: false,
    });
  });

  it('[MA53] awards a match with its events kept, and begins a replay without them', () => {
    expect(ruleOn('not_started', { ruling: 'awarded', outcome: 'both' })).toMatchObject({
      stageCode: 'finished',
      walkOver: 'both',
      erasesEvents: false,
    });
    expect(ruleOn('finished', { ruling: 'replay' })).toMatchObject({
      stageCode: 'not_started',
      walkOver: null,
      erasesEvents: true,
    });
  });
});
