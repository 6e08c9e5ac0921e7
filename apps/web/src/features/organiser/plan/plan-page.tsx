import type { ReactNode } from 'react';
import { planPath } from '../../../lib/paths/signed-in-paths.ts';
import { provideMenu } from '../../../ui/page/menu-while-loading.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { PlanNav } from './plan-nav.tsx';

interface PlanPageProps {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the plan: the way to the others of them above. It takes the whole width of the window. */
export function PlanPage(props: PlanPageProps) {
  return (
    <div className="plan-page">
      <PlanNav />
      <SignedInPage {...props} />
    </div>
  );
}

provideMenu(
  planPath,
  <div className="plan-page">
    <PlanNav />
  </div>,
);
