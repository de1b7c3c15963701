import { installsByHand, watchInstallOffer } from './install-offer';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.0.0 Mobile Safari/537.36';
const iosWebview =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

describe('installation by hand is explained', () => {
  it.each([
    ['Safari on an iPhone', iPhone, 5, true],
    ['an iPad that calls itself a Mac', mac, 5, true],
    ['a Mac', mac, 0, false],
    ['Chrome on an iPhone', iPhone.replace('Version/17.5', 'CriOS/126.0'), 5, false],
    ['a webview on an iPhone', iosWebview, 5, false],
    ['Android', android, 5, false],
  ])('on %s or not: %#', (_case, userAgent, maxTouchPoints, expected) => {
    expect(installsByHand({ userAgent, maxTouchPoints })).toBe(expected);
  });
});

describe('the offer to install', () => {
  const pageWith = (isStandalone: boolean, userAgent = android) => {
    const target = new EventTarget();
    return Object.assign(target, {
      matchMedia: () => ({ matches: isStandalone }),
      navigator: { userAgent, maxTouchPoints: 5 },
    }) as unknown as Window; // The double has only the parts that are used.
  };

  it('is held for our own button and shown once', async () => {
    const page = pageWith(false);
    const offer = watchInstallOffer(page);
    expect(offer.way.getSnapshot()).toBe('none');
    const prompt = vi.fn<() => Promise<{ outcome: 'accepted' }>>(() => Promise.resolve({ outcome: 'accepted' }));
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    page.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(offer.way.getSnapshot()).toBe('ask');
    await expect(offer.ask()).resolves.toBe('accepted');
    await expect(offer.ask()).resolves.toBe('dismissed');
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(offer.way.getSnapshot()).toBe('none');
  });

  it('is explained on an iPhone, unless the app runs from the home screen already', () => {
    expect(watchInstallOffer(pageWith(false, iPhone)).way.getSnapshot()).toBe('by-hand');
    expect(watchInstallOffer(pageWith(true, iPhone)).way.getSnapshot()).toBe('none');
  });
});
