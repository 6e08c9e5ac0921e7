import { route } from '../route.ts';
import { AdminOverview } from './admin-overview.ts';
import { DashboardSlice } from './dashboard-slice.ts';
import { dashboardOperations } from './operations.ts';
import { OwnDashboard } from './own-dashboard.ts';

const tag = 'dashboard';

export const dashboardRoutes = {
  dashboardSlice: route(dashboardOperations.dashboardSlice, {
    tag,
    summary: 'The first page: year in numbers, what is live, categories',
    answers: { 200: DashboardSlice },
  }),
  ownDashboard: route(dashboardOperations.ownDashboard, {
    tag,
    summary: 'Registrations, windows, documents and halls of the user of this session',
    answers: { 200: OwnDashboard },
  }),
  adminOverview: route(dashboardOperations.adminOverview, {
    tag,
    summary: 'What waits for the organiser',
    answers: { 200: AdminOverview },
  }),
};
