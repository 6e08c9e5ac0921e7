import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { PrefixedPath } from '../lib/paths/locale-path.ts';
import { useLanguage } from '../lib/words/words.ts';

/** `/cs/results` sets the language and leads to `/results`. */
export function LocaleRedirect({ to }: { to: PrefixedPath }) {
  const { switchTo } = useLanguage();
  const { search, hash } = useLocation();
  useEffect(() => switchTo(to.locale), [switchTo, to.locale]);
  return <Navigate to={to.path + search + hash} replace />;
}
