import { launchLinks } from './launch-links';

// Prints a launch link for every scenario: tsx mocks/print-links.ts [origin]
const origin = process.argv[2] ?? 'http://localhost:4173';

for (const { scenario, title, href } of launchLinks(origin))
  process.stdout.write(`${title} (${scenario})\n  ${href}\n`);
