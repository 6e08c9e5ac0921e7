import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { inEdition } from '@sevenmetre/rules/editions';
import { useEditionBase } from '../lib/paths/edition-base.ts';
import { needsOwnDocument } from '../lib/paths/own-document.ts';
import { useRelease } from '../lib/api/release.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/**
 * A link to a page of the app, by its absolute path. After a new service worker took control it loads the page, so that
 * no page mixes two releases.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { replaced } = useRelease();
  const base = useEditionBase();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || replaced || !isPlain(event) || needsOwnDocument(to)) return;
    // The browser knows one edition: every page of a past one comes from the server with its data.
    if (base !== '') return;
    event.preventDefault();
    void navigate(to, { replace: to === pathname + search });
  };
  return (
    <a {...rest} href={inEdition(base, to)} onClick={click}>
      {children}
    </a>
  );
}

/** New tabs, windows and downloads are the browser's. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
