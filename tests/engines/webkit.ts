import type { Driver } from './driver';
import { freePort, startProcess, temporaryFolder } from './processes';
import { startScreen } from './screen';
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
const patience = 45_000;

/** @param origin of a WebDriver server */
function overHttp(origin: string): Send {
  let session = '';
  return async (command, params = {}, element) => {
    const [method, path] = endpoints[command];
    const body = command === 'NewSession' ? { capabilities: { alwaysMatch: params } } : params;
    const response = await fetch(`${origin}/session${session}${element === undefined ? '' : `/element/${element}`}${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(method === 'POST' && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
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

/**
 * WebKitGTK's own small browser under a screen that nobody sees.
 * @param webDriver path of WebKitWebDriver
 * @param browser path of MiniBrowser
 */
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
    const options = { binary: browser, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
    const capabilities = { 'webkitgtk:browserOptions': options };
    const complaints = () => server.lines().filter((line) => /CONSOLE (?:\w+ )?ERROR/.test(line));
    return await startWebDriver(overHttp(`http://127.0.0.1:${port}`), capabilities, complaints, end);
  } catch (error) {
    await end();
    throw error;
  }
}
