import { startStaffPage } from '../../staff-page';
import { TestPage } from './test-page';

startStaffPage({ texts: [], catalogs: [], Page: TestPage });
