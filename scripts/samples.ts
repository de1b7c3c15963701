// npm run samples: records the sample conversations and dispute files of the support desk anew, by the real chat on the mock
// backend. A test holds that what lies in the project is what would be recorded.
import { run } from './lib/run';

run('vitest', ['run', 'tests/samples'], { RECORD_SAMPLES: '1' });
