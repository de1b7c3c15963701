import { launchLinks } from '@mocks/launch-links';

/** The address with which the native app opens a scenario. @throws Error when there is no such scenario */
export function launchLinkOf(scenario: string): URL {
  const link = launchLinks('http://localhost/').find((candidate) => candidate.scenario === scenario);
  if (!link) throw new Error(`There is no scenario "${scenario}"`);
  return new URL(link.href);
}
