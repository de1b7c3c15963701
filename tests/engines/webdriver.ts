import { describeTarget, type Driver, findExpression, type Target } from './driver';

/** The commands of the WebDriver standard that we use, by the name that Marionette gives them. */
export type CommandName =
  | 'NewSession'
  | 'DeleteSession'
  | 'SetTimeouts'
  | 'SetWindowRect'
  | 'Navigate'
  | 'ExecuteAsyncScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'TakeScreenshot';

/**
 * Sends one command and gives the value of its answer. The parameters of a new session are its capabilities.
 * @throws Error
 */
export type Send = (command: CommandName, params?: Record<string, unknown>, element?: string) => Promise<unknown>;

/** The standard's name for the key under which a reference to an element travels. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A script's answer always arrives as `{ value }` or `{ error }`. */
function asyncScript(body: string): string {
  return `const done = arguments[arguments.length - 1];
(async () => { ${body} })().then((value) => done({ value: value === undefined ? null : value }), (error) => done({ error: String(error) }));`;
}

/**
 * A browser behind the WebDriver standard. `capabilities`: what the session is asked for; `complaints`: what the
 * browser wrote about errors; `end` stops its processes.
 */
export async function startWebDriver(
  send: Send,
  capabilities: Record<string, unknown>,
  complaints: Driver['complaints'],
  end: () => Promise<void>,
): Promise<Driver> {
  const session = await send('NewSession', capabilities);
  const told = isRecord(session) && isRecord(session['capabilities']) ? session['capabilities'] : {};
  await send('SetTimeouts', { script: 20_000, pageLoad: 30_000, implicit: 0 });
  await send('SetWindowRect', { x: 0, y: 0, width: 360, height: 740 });

  async function run(body: string): Promise<unknown> {
    const answer = await send('ExecuteAsyncScript', { script: asyncScript(body), args: [] });
    if (!isRecord(answer)) throw new Error('The script gave no answer');
    if (typeof answer['error'] === 'string') throw new Error(answer['error']);
    return answer['value'];
  }

  async function find(target: Target): Promise<string> {
    // To the middle of the page: at its edges, bars that stick there lie over what the browser takes to be in view.
    const found = await run(
      `const element = ${findExpression(target)}; if (element) element.scrollIntoView({ block: 'center' }); return element;`,
    );
    const id = isRecord(found) ? found[elementKey] : undefined;
    if (typeof id !== 'string') throw new Error(`There is no ${describeTarget(target)}`);
    return id;
  }

  return {
    version: `${String(told['browserName'])} ${String(told['browserVersion'])}`,
    open: async (url) => void (await send('Navigate', { url })),
    run,
    click: async (target) => void (await send('ElementClick', {}, await find(target))),
    type: async (target, text) => void (await send('ElementSendKeys', { text }, await find(target))),
    choose: async (target, file) => void (await send('ElementSendKeys', { text: file }, await find(target))),
    screenshot: async () => Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64'),
    complaints,
    async close() {
      // A browser that has gone already cannot be told to go.
      await send('DeleteSession').catch(() => undefined);
      await end();
    },
  };
}
