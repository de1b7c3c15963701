import type { ReactNode } from 'react';
import { lazyComponent, Nothing } from '@/ui/lazy-component';

function settingOfReports(): { setting: ReactNode } {
  const ReportChoice = lazyComponent({
    load: () => import('@/features/reports/report-choice').then((module) => module.ReportChoice),
    catalogs: ['reports'],
    failed: Nothing,
  });
  return { setting: <ReportChoice /> };
}

/** The choice about reports (decision 66, reports); nothing in builds without reports. */
export const reportSetting: { setting?: ReactNode } = __REPORT_URL__ ? settingOfReports() : {};
