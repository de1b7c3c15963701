import { existsSync } from 'node:fs';
import { freePort } from '../support/listen';
import type { Driver } from './driver';
import { startProcess, temporaryFolder } from './processes';
import { type CommandName, type Send, startWebDriver } from './webdriver';

/** How each command is sent over HTTP; below the session, and the element it is about. */
const endpoints: Record<CommandName, [method: 'GET' | 'POST' | 'DELETE', path: string]> = {
  NewSession: ['POST', ''],
  DeleteSession: ['DELETE', ''],
  SetTimeouts: ['POST', '/timeouts'],
  SetWindowRect: ['POST', '/window/rect'],
  Navigate: ['POST', '/url'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  ElementClick: ['POST', '/click'],
  ElementSendKeys: ['POST', '/value'],
  TakeScreenshot: ['GET', '/screenshot'],
};

function read(source: unknown, key: string): unknown {
  return typeof source === 'object' && source !== null ? new Map(Object.entries(source)).get(key) : undefined;
}

/** Ms that one command may take; a page has 30 s to load. */
const timeoutMs = 45_000;

function overHttp(origin: string): Send {
  let session = '';
  return async (command, params = {}, element) => {
    const [method, path] = endpoints[command];
    const body = command === 'NewSession' ? { capabilities: { alwaysMatch: params } } : params;
    const response = await fetch(
      `${origin}/session${session}${element === undefined ? '' : `/element/${element}`}${path}`,
      {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        ...(method === 'POST' && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      },
    );
    const value = read(await response.json(), 'value');
    if (!response.ok) throw new Error(`${command}: ${String(read(value, 'error'))}: ${String(read(value, 'message'))}`);
    if (command === 'NewSession') session = `/${String(read(value, 'sessionId'))}`;
    return value;
  };
}

/** Some answer, whatever it says. */
async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

const recorder = `
if (window.engineErrors) return;
window.engineErrors = [];
const keep = (text) => window.engineErrors.push(text);
// Without an error nothing was thrown: sizes that change while they are told are told in the next frame.
window.addEventListener('error', (event) => event.error && keep('uncaught: ' + event.message));
window.addEventListener('unhandledrejection', (event) => keep('uncaught: ' + event.reason));
document.addEventListener('securitypolicyviolation', (event) => keep('refused: ' + event.violatedDirective + ' ' + event.blockedURI));
const { error } = console;
console.error = (...words) => {
  keep(words.join(' '));
  error.apply(console, words);
};`;

/** Under automation WebKit tells no one about errors. So the page notes them itself, from the moment it is there. */
function withRecorder(driver: Driver): Driver {
  const complaints: string[] = [];
  async function collect(): Promise<void> {
    const found = await driver.run('return (window.engineErrors || []).splice(0)').catch(() => []);
    if (Array.isArray(found)) complaints.push(...found.map(String));
  }
  return {
    ...driver,
    async open(url) {
      await collect();
      await driver.open(url);
      await driver.run(recorder);
    },
    async complaints() {
      await collect();
      return complaints;
    },
  };
}

/** The first display that no one has. */
function freeDisplay(): number {
  let number = 90;
  while (existsSync(`/tmp/.X${number}-lock`)) number += 1;
  return number;
}

/** A screen in memory, for browsers that cannot do without one. */
async function startScreen(): Promise<{ display: string; stop: () => Promise<void> }> {
  const number = freeDisplay();
  const server = startProcess('Xvfb', [`:${number}`, '-screen', '0', '800x900x24', '-nolisten', 'tcp']);
  await server.until(() => existsSync(`/tmp/.X11-unix/X${number}`));
  return { display: `:${number}`, stop: server.stop };
}

/** WebKitGTK's own small browser (MiniBrowser) and its driver, under a screen that no one sees. */
export async function startWebKit(webDriver: string, browser: string): Promise<Driver> {
  const screen = await startScreen();
  const home = await temporaryFolder();
  const port = await freePort();
  const env = {
    DISPLAY: screen.display,
    HOME: home.path,
    XDG_RUNTIME_DIR: home.path,
    // No graphics card, and no bus of a desktop.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
  };
  const server = startProcess(webDriver, [`--port=${port}`, '--host=127.0.0.1'], env);
  async function end(): Promise<void> {
    await server.stop();
    await screen.stop();
    await home.remove();
  }
  try {
    await server.until(() => answers(`http://127.0.0.1:${port}/status`));
    const options = { binary: browser, args: ['--automation'] };
    const nothing = () => Promise.resolve([]);
    return withRecorder(
      await startWebDriver(overHttp(`http://127.0.0.1:${port}`), { 'webkitgtk:browserOptions': options }, nothing, end),
    );
  } catch (error) {
    await end();
    throw error;
  }
}
