import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** The choice about reports (decision 66, reports); nothing in builds without reports. */
const ReportChoice = __REPORT_URL__
  ? lazyComponent({
      load: () => import('@/features/reports/report-choice').then((module) => module.ReportChoice),
      catalogs: ['reports'],
      failed: Nothing,
    })
  : null;

/** The choice, on the pages of records and of the privacy policy. */
export const reportSetting = ReportChoice && <ReportChoice />;

/** The question on the loan page, until it is answered. */
export const reportQuestion = ReportChoice && <ReportChoice isQuestion />;
