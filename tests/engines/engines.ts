import { existsSync } from 'node:fs';
import { chromiumFlags, ensureChromium, ensureProgram } from '../../scripts/lib/programs';
import { startChromium } from './chromium';
import { ensureChromium92 } from './chromium92';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export type Engine = {
  title: string;
  /** Finds or installs it. @throws Error when it cannot be had */
  ensure: () => unknown;
  start: () => Promise<Driver>;
  /** Whether pages open without a network: the rest of the journey must work all the same. */
  hasWorker: boolean;
};

/** What small webviews lack, taken away from a browser that has it. */
const bare = `
delete Navigator.prototype.serviceWorker;
delete Navigator.prototype.clipboard;
delete Navigator.prototype.share;
delete Navigator.prototype.canShare;
delete window.indexedDB;
delete Window.prototype.indexedDB;
document.execCommand = () => false;`;

const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowsers = ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
  (name) => `/usr/lib/x86_64-linux-gnu/${name}/MiniBrowser`,
);
const firefox = '/usr/bin/firefox-esr';

/** Every engine, by the name that the command takes. */
export const engines: Readonly<Record<string, Engine>> = {
  chromium: {
    title: 'today’s Chromium',
    ensure: ensureChromium,
    start: async () => startChromium({ executablePath: await ensureChromium(), args: chromiumFlags }),
    hasWorker: true,
  },
  bare: {
    title: 'Chromium without worker, clipboard, sharing, IndexedDB',
    ensure: ensureChromium,
    start: async () => startChromium({ executablePath: await ensureChromium(), args: chromiumFlags, initScript: bare }),
    hasWorker: false,
  },
  chromium92: {
    title: 'Chromium 92, the oldest webview',
    ensure: () => void ensureChromium92(),
    start: () => startChromium(ensureChromium92()),
    hasWorker: true,
  },
  webkit: {
    title: 'WebKitGTK',
    async ensure() {
      await ensureProgram('/usr/bin/Xvfb', 'xvfb');
      await ensureProgram(webKitDriver, 'webkit2gtk-driver');
    },
    start() {
      const browser = miniBrowsers.find((file) => existsSync(file));
      if (browser === undefined) throw new Error('WebKit has no MiniBrowser here');
      return startWebKit(webKitDriver, browser);
    },
    hasWorker: true,
  },
  firefox: {
    title: 'Firefox ESR',
    ensure: () => ensureProgram(firefox, 'firefox-esr'),
    start: () => startFirefox(firefox),
    hasWorker: true,
  },
};
