import { describe, expect, it } from 'vitest';
import { categoryLook, inks, paperInk } from './category-look.ts';

const genders = ['M', 'W', 'X'] as const;

/** WCAG relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('the look of a category', () => {
  it('counts the sides by age: the oldest has five, the youngest of five has one', () => {
    expect([0, 1, 2, 3, 4].map((rank) => categoryLook('M', rank).shape)).toEqual([
      'pentagon',
      'square',
      'triangle',
      'half-disc',
      'circle',
    ]);
  });

  it('fills boys, opens girls, and halves mixed teams', () => {
    expect(genders.map((gender) => categoryLook(gender, 1).fill)).toEqual(['solid', 'open', 'half']);
  });

  it('doubles the shapes from the sixth age on and triples them from the eleventh', () => {
    expect(categoryLook('W', 5)).toMatchObject({
      shape: 'pentagon',
      fill: 'open',
      copies: 2,
      inkClass: 'category-ink--girls-0',
    });
    expect(categoryLook('W', 12)).toMatchObject({
      shape: 'triangle',
      fill: 'open',
      copies: 3,
      inkClass: 'category-ink--girls-2',
    });
  });

  it('is different for every category without its colour, up to fifteen ages of each gender', () => {
    const looks = genders.flatMap((gender) =>
      Array.from({ length: 15 }, (_, rank) => {
        const { shape, fill, copies } = categoryLook(gender, rank);
        return `${shape} ${fill} ${copies}`;
      }),
    );
    expect(new Set(looks).size).toBe(45);
  });

  it('survives a rank that makes no sense', () => {
    expect(categoryLook('M', -1).shape).toBe('pentagon');
    expect(categoryLook('M', 99).copies).toBe(3);
  });

  it('prints black on every ink at 7.5 : 1 or more', () => {
    for (const ink of Object.values(inks).flat()) {
      const ratio = (luminance(ink) + 0.05) / (luminance(paperInk) + 0.05);
      expect(ratio, ink).toBeGreaterThanOrEqual(7.5);
    }
  });
});
