import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawingOf,
  drawingSize,
  longestDrawing,
  sealedPinText,
  signatureMoments,
  signatureRoles,
  signatureWays,
  standingOf,
  type Statement,
  standingStatements,
  strokesOf,
} from './signatures.ts';

const aStatement = (over: Partial<Statement> = {}): Statement => ({
  moment: 'after',
  role: 'first-referee',
  way: 'drawn',
  score: { home: 3, away: 2 },
  isVerified: null,
  ...over,
});

const recorded = fc.record({
  moment: fc.constantFrom(...signatureMoments),
  role: fc.constantFrom(...signatureRoles),
  way: fc.constantFrom(...signatureWays),
  score: fc.constant(null),
  isVerified: fc.constant(null),
  recordedAt: fc.integer({ min: 0, max: 5 }),
  device: fc.constantFrom('a', 'b'),
  key: fc.uuid(),
});

describe('signatures of a match', () => {
  it('[MA91] given statements in any order, then the newest of each moment and role stands', () => {
    fc.assert(
      fc.property(fc.array(recorded), fc.array(fc.nat()), (statements, order) => {
        const mixed = statements.toSorted(
          (a, b) => (order[statements.indexOf(a)] ?? 0) - (order[statements.indexOf(b)] ?? 0),
        );
        const standing = standingStatements(statements);
        expect(standingStatements(mixed)).toEqual(standing);
        const kinds = standing.map(({ moment, role }) => `${moment} ${role}`);
        expect(new Set(kinds).size).toBe(kinds.length);
        for (const one of statements) {
          const held = standing.find(({ moment, role }) => moment === one.moment && role === one.role);
          expect(held?.recordedAt).toBeGreaterThanOrEqual(one.recordedAt);
        }
      }),
    );
  });

  it('[MA92] given a refusal, then it is a statement, and not the lack of one', () => {
    const score = { home: 3, away: 2 };
    expect(standingOf(undefined, score)).toBe('missing');
    expect(standingOf(aStatement({ way: 'refused' }), score)).toBe('refused');
    expect(standingOf(aStatement({ way: 'refused' }), { home: 9, away: 9 })).toBe('refused');
  });

  it('[MA93] given another score or a wrong PIN, then the signature has to be given again', () => {
    const score = { home: 3, away: 2 };
    expect(standingOf(aStatement(), score)).toBe('signed');
    expect(standingOf(aStatement(), { home: 4, away: 2 })).toBe('other-score');
    expect(standingOf(aStatement({ moment: 'before', score: null }), score)).toBe('signed');
    expect(standingOf(aStatement({ moment: 'before', score: { home: 0, away: 0 } }), score)).toBe('signed');
    expect(standingOf(aStatement({ way: 'pin' }), score)).toBe('unchecked');
    expect(standingOf(aStatement({ way: 'pin', isVerified: true }), score)).toBe('signed');
    expect(standingOf(aStatement({ way: 'pin', isVerified: false }), score)).toBe('wrong-pin');
  });

  it('[MA93] given a PIN, then it is sealed for one statement: match, moment, role, person and score', () => {
    const statement = { ...aStatement(), personId: 11 };
    const sealed = [
      sealedPinText('1234', 5, statement),
      sealedPinText('1235', 5, statement),
      sealedPinText('1234', 6, statement),
      sealedPinText('1234', 5, { ...statement, moment: 'before' }),
      sealedPinText('1234', 5, { ...statement, role: 'timekeeper' }),
      sealedPinText('1234', 5, { ...statement, personId: 12 }),
      sealedPinText('1234', 5, { ...statement, personId: null }),
      sealedPinText('1234', 5, { ...statement, score: { home: 3, away: 3 } }),
      sealedPinText('1234', 5, { ...statement, score: null }),
    ];
    expect(new Set(sealed).size).toBe(sealed.length);
  });

  it('[MA94] keeps a drawing in a short text, within the field, stroke by stroke', () => {
    const point = fc.record({
      x: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
      y: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
    });
    const strokes = fc.array(fc.array(point, { minLength: 1, maxLength: 400 }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(strokes, (drawn) => {
        const text = drawingOf(drawn);
        expect(text.length).toBeLessThanOrEqual(longestDrawing);
        expect(text).toMatch(/^(?:\d{4})+(?: (?:\d{4})+)*$/u);
        for (const { x, y } of strokesOf(text).flat())
          expect(x >= 0 && x <= drawingSize.width && y >= 0 && y <= drawingSize.height).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(
      strokesOf(
        drawingOf([
          [
            { x: 0, y: 0 },
            { x: 1, y: 1 },
          ],
          [{ x: 0.5, y: 0.5 }],
        ]),
      ),
    ).toEqual([
      [
        { x: 0, y: 0 },
        { x: 99, y: 33 },
      ],
      [{ x: 50, y: 17 }],
    ]);
  });
});
