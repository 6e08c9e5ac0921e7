import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { KeyHints } from '../registrations/key-hints.tsx';
import { useTaskKeys } from './use-task-keys.ts';
import './preparation.css';

interface GateProps {
  readonly done: number;
  readonly all: number;
  /** What can be done now, or not yet. */
  readonly title: string;
  /** What is missing for it. */
  readonly children?: ReactNode;
}

/** How many steps are done, and whether that is enough. */
export function Gate({ done, all, title, children }: GateProps) {
  const t = useWords();
  return (
    <p className="preparation__gate">
      <b className="preparation__count">{t('organiser.preparation.done', { done, all })}</b>
      <span>
        <b>{title}</b> {children}
      </span>
    </p>
  );
}

export interface ListedStep {
  readonly key: string;
  readonly number: number;
  readonly state: 'done' | 'open' | 'waits';
  readonly isNext: boolean;
  /** Numbers of the steps that come first. */
  readonly waitsFor: readonly number[];
  readonly name: string;
  readonly text: ReactNode;
  /** What its link says. */
  readonly action: string;
  /** Where it is done; null: nowhere by this user, or not yet. */
  readonly path: string | null;
}

/** Steps in their order: those that are done, the next one, and those that wait for others. */
export function StepList({ title, steps }: { title: string; steps: readonly ListedStep[] }) {
  const list = useTaskKeys<HTMLOListElement>();
  return (
    <Card title={title}>
      <ol className="preparation__steps" ref={list}>
        {steps.map(({ key, ...step }) => (
          <Step key={key} {...step} />
        ))}
      </ol>
      <KeyHints enter={() => list.current?.querySelector('a')?.focus()} without={withoutKeys} />
    </Card>
  );
}

/** Keys of other lists. */
const withoutKeys = ['select', 'approve', 'decline', 'search'] as const;

function Step({ number, state, isNext, waitsFor, name, text, action, path }: Omit<ListedStep, 'key'>) {
  const t = useWords();
  const steps = waitsFor.map((one) => t.number(one)).join(', ');
  return (
    <li className={`preparation__step preparation__step--${isNext ? 'next' : state}`}>
      <span className="preparation__number">
        {state === 'done' ? <Icon name="done" /> : t.number(number)}
      </span>
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      {state === 'waits' ? (
        <span className="preparation__waits">{t('organiser.preparation.waitsFor', { steps })}</span>
      ) : null}
      {state === 'waits' || path === null ? null : (
        <Link className={lookOf(state, isNext)} to={path} aria-label={`${action}: ${name}`}>
          {action}
        </Link>
      )}
    </li>
  );
}

function lookOf(state: ListedStep['state'], isNext: boolean): string | undefined {
  if (state === 'done') return undefined;
  return isNext ? 'button' : 'button button--outline';
}
