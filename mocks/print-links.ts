// Prints a launch link for every scenario: npm run links -- [address of the landing page]
import { ignoreClosedPipe } from './closed-pipe';
import { launchLinks } from './launch-links';

const home = process.argv[2] ?? 'http://localhost:4173/';
const address = URL.canParse(home) ? new URL(home) : null;

ignoreClosedPipe();
if (address && /^https?:$/.test(address.protocol)) {
  // The path belongs to one page, not to the links.
  for (const { scenario, title, href } of launchLinks(address.origin + address.pathname))
    process.stdout.write(`${title} (${scenario})\n  ${href}\n`);
} else {
  process.stderr.write(`${home} is no address of pages: npm run links -- http://127.0.0.1:4173\n`);
  process.exitCode = 2;
}
