import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { scheduleDayPath } from '../../../lib/paths/paths.ts';

/** Left and right: the day before and after. J and K: the match below and above, which Enter opens. N: now. */
export function useScheduleKeys(slice: ScheduleSlice, search: string): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    const to = step === null ? null : dayBeside(slice, step, search);
    if (to !== null) void navigate(to);
    else if (event.key === 'j') focusBeside(1);
    else if (event.key === 'k') focusBeside(-1);
    else if (event.key === 'n') document.getElementById('now')?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Keys with modifiers are the browser's; those in fields and dialogs are theirs. */
function isTaken(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return true;
  return (
    target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}

function focusBeside(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.schedule__list .covering-link')];
  const at = links.findIndex((link) => link === document.activeElement);
  const first = links.findIndex((link) => link.getBoundingClientRect().top > 0);
  const next = links[at === -1 ? first : at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Address of the day before or after the shown one; null at either end. @param search stays in the address */
export function dayBeside({ day, days }: ScheduleSlice, step: 1 | -1, search: string): string | null {
  const at = days.findIndex((one) => one.day === day);
  const beside = at === -1 ? undefined : days[at + step];
  return beside ? scheduleDayPath(beside.day) + search : null;
}
