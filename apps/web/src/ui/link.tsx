import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { useRelease } from '../lib/release.ts';

/** A link within the app. After a new service worker took control it loads the page, so that no page mixes two releases. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  const { replaced } = useRelease();
  return <RouterLink {...props} reloadDocument={replaced || (props.reloadDocument ?? false)} />;
}
