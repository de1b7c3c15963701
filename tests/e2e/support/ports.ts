const read = (name: string) => Number(process.env[`E2E_${name}`]);

/**
 * On which ports the tests find the two builds and the mock server. The system has chosen them when support/servers.ts
 * started; Playwright reads them from what that program says, and hands them on to the processes of the tests.
 */
export const ports = { demo: read('DEMO_PORT'), production: read('PRODUCTION_PORT'), gateway: read('GATEWAY_PORT') };
