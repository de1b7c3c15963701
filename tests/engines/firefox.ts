import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Driver } from './driver';
import { connectMarionette } from './marionette';
import { startProcess, temporaryFolder } from './processes';
import { startWebDriver } from './webdriver';

/** Errors of pages are written to the terminal; nothing is fetched from anywhere; Marionette takes any free port. */
const preferences = {
  'marionette.port': 0,
  'browser.dom.window.dump.enabled': true,
  'devtools.console.stdout.content': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'browser.safebrowsing.downloads.remote.enabled': false,
  'layout.css.devPixelsPerPx': '1.0',
};

/** Errors of pages, as Firefox writes them; its own look for settings that it cannot fetch here is not theirs. */
const complaint = /^(?:JavaScript error: https?:|console\.error: (?!RSLoader))/;

export async function startFirefox(binary: string): Promise<Driver> {
  const profile = await temporaryFolder();
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile.path, 'user.js'), lines.join('\n'));
  const browser = startProcess(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile.path], {
    HOME: profile.path,
  });
  async function end(): Promise<void> {
    await browser.stop();
    await profile.remove();
  }
  let port = 0;
  try {
    await browser.until(async () => {
      port = Number(await readFile(path.join(profile.path, 'MarionetteActivePort'), 'utf8').catch(() => '0'));
      return port > 0;
    });
    const marionette = await connectMarionette(port);
    const complaints = () => Promise.resolve(browser.lines().filter((line) => complaint.test(line)));
    return await startWebDriver(marionette.send, {}, complaints, async () => {
      marionette.close();
      await end();
    });
  } catch (error) {
    await end();
    throw error;
  }
}
