import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import type { Translator } from '@sevenmetre/phrases';
import { categoryLook } from '@sevenmetre/rules/look';
import { birthYears } from '@sevenmetre/rules/registration';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { RegisterLink } from './register-link.tsx';
import './free-places.css';

type Category = JoinSlice['categories'][number];

interface FreePlacesProps {
  readonly slice: JoinSlice;
  readonly isOpen: boolean;
}

/** Categories with what is free; held places count. While the window is open each leads to its registration. */
export function FreePlaces({ slice: { categories }, isOpen }: FreePlacesProps) {
  const t = useWords();
  return (
    <section aria-labelledby="free">
      <div className="section-head">
        <h2 id="free">{t('join.free.heading')}</h2>
        <span className="muted">{t('join.free.now')}</span>
      </div>
      {categories.length === 0 ? <p className="muted">{t('join.free.none')}</p> : null}
      <ul className="free-places">
        {categories.map((category) => (
          <li key={category.code} className={categoryLook(category.gender, category.ageRank).inkClass}>
            {isOpen ? (
              <RegisterLink className="free-place" category={category.code}>
                <Row category={category} all={categories} />
              </RegisterLink>
            ) : (
              <div className="free-place">
                <Row category={category} all={categories} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ category, all }: { readonly category: Category; readonly all: readonly Category[] }) {
  const { t, locale } = useLanguage();
  const { code, capacity, held } = category;
  const born = bornText(t, category, all);
  return (
    <>
      <span className="free-place__sign">
        <Glyph category={category} className="glyph" />
        <b>{code}</b>
      </span>
      <span className="free-place__name">
        <b>{localName(category, locale)}</b>
        {born === null ? null : <small>{born}</small>}
      </span>
      <span className="free-place__count">{freeText(t, category)}</span>
      {capacity === null || capacity === 0 ? null : (
        <svg className="free-place__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0h${Math.min(100, (held / capacity) * 100)}v1H0z`} />
        </svg>
      )}
    </>
  );
}

function bornText(t: Translator, category: Category, all: readonly Category[]): string | null {
  const years = birthYears(category, all);
  if (years === null) return null;
  const [from, till] = [String(years.from), years.till === null ? null : String(years.till)];
  return till === null ? t('join.free.bornFrom', { from }) : t('join.free.born', { from, till });
}

function freeText(t: Translator, { capacity, held, waiting }: Category) {
  if (capacity === null) return t('join.free.any');
  if (held < capacity) return t('join.free.count', { count: capacity - held });
  return (
    <>
      <b>{t('join.free.full')}</b> <small>{t('join.free.waiting', { count: waiting })}</small>
    </>
  );
}
