import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** The choice about reports, where the build has any (decision 66, reports). */
const ReportChoice = lazyComponent({
  load: () => import('@/features/reports/report-choice').then((part) => part.ReportChoice),
  catalogs: ['reports'],
  missing: Nothing,
});

/** What the page of a setting adds to its screen: nothing in builds that report nothing. */
export const reportSetting = __REPORT_URL__ ? { setting: <ReportChoice /> } : {};
