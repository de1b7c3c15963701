const read = (name: string) => Number(process.env[`E2E_${name}`]);

/** On which ports the tests find the builds and the mock server: support/servers.ts tells Playwright when it starts. */
export const ports = { demo: read('DEMO_PORT'), production: read('PRODUCTION_PORT'), gateway: read('GATEWAY_PORT') };
