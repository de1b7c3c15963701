import { describeStores } from '../../../../tests/support/describe-stores';
import { deskRecords } from '../../../../tests/support/sample-records';

describeStores(deskRecords);
