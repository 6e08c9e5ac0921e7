import type { ReactNode } from 'react';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import './plan.css';

interface PlanPageProps {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the plan. It takes the whole width beside the contents. */
export function PlanPage(props: PlanPageProps) {
  return (
    <div className="plan-page">
      <SignedInPage {...props} />
    </div>
  );
}
