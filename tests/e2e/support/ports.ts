/** E2E_PORT_OFFSET moves all servers of the end-to-end tests, so that two checkouts can be tested at the same time. */
const offset = Number(process.env['E2E_PORT_OFFSET'] ?? '0');

/** On which ports the tests find the two builds and the mock server. */
export const ports = { demo: 4173 + offset, production: 4174 + offset, gateway: 4010 + offset };
