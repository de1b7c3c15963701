import { describeStores } from '../../tests/support/describe-stores';
import { sampleRecords } from '../../tests/support/sample-records';

describeStores(sampleRecords);
