import { launchLinks } from './launch-links';

// Prints a launch link for every scenario: tsx mocks/print-links.ts [address of the landing page]
const home = process.argv[2] ?? 'http://localhost:4173/';

for (const { scenario, title, href } of launchLinks(home)) process.stdout.write(`${title} (${scenario})\n  ${href}\n`);
