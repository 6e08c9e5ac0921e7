import type { ComponentProps } from 'react';
import './scroll-box.css';

/** Holds a table that may be wider than the screen: a shadow is at each side where it goes on, and names of rows stay. */
export function ScrollBox({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`scroll-box ${className}`} />;
}
