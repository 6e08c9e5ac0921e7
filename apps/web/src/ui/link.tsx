import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { inEdition } from '@sevenmetre/rules/editions';
import { useEditionBase } from '../lib/paths/edition-base.ts';
import { useRelease } from '../lib/api/release.ts';

/** What Chromium tells of the document's policy; not in the types yet. */
interface DocumentPolicy {
  readonly featurePolicy?: { allowsFeature(name: string): boolean };
}

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

/** Whether a press is for the page; new tabs, windows and downloads are the browser's. */
export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * Whether a page has to be loaded as a document of its own: the screen of a match may ask for the camera, and the policy of the
 * present document, which came with its first address, may forbid it. Never where nobody could answer the request.
 */
function needsOwnDocument(path: string): boolean {
  if (!path.startsWith('/reporter/match/')) return false;
  const isForbidden = (document as DocumentPolicy).featurePolicy?.allowsFeature('camera') === false;
  return isForbidden && (navigator.onLine || navigator.serviceWorker?.controller != null);
}
