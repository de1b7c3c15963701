import { startStaffPage } from '../../staff-page';
import { TestPage } from './test-page';

startStaffPage({ texts: ['demo'], catalogs: [], Page: TestPage });
