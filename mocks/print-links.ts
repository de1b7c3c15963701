// Prints a launch link for every scenario: npm run links -- [address of the landing page]
import { endWithReader } from './closed-pipe';
import { launchLinks } from './launch-links';

const home = process.argv[2] ?? 'http://localhost:4173/';

endWithReader();
if (/^https?:\/\//.test(home)) {
  for (const { scenario, title, href } of launchLinks(home))
    process.stdout.write(`${title} (${scenario})\n  ${href}\n`);
} else {
  process.stderr.write(`${home} is no address of pages: npm run links -- http://127.0.0.1:4173\n`);
  process.exitCode = 2;
}
