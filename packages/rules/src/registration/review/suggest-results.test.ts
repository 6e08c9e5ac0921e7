import { describe, expect, it } from 'vitest';
import { resultChoices } from './index.ts';

describe('results of a team that withdraws', () => {
  it('[BO10] in its first group go by the edition, later they are kept', () => {
    expect(resultChoices({ finishedGroups: 0 }, 'annulled')).toEqual(['annulled', 'kept']);
    expect(resultChoices({ finishedGroups: 0 }, 'assessed')).toEqual(['assessed', 'annulled', 'kept']);
    expect(resultChoices({ finishedGroups: 1 }, 'annulled')).toEqual(['kept', 'annulled']);
  });
});
