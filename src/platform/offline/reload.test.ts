// @vitest-environment jsdom
import { reloadOnce, reloadWhenReachable, type UnsavedWork, watchUnsavedWork } from './reload';

const reachable = () => Promise.resolve(new Response(null, { status: 503 }));
const unreachable = () => Promise.reject(new TypeError('no network'));
const pageWith = (fetch: () => Promise<Response>, pathname = '/that') => ({
  fetch,
  location: { pathname, reload: vi.fn<() => void>() },
});

const workWhen = (isThere: boolean) => ({ isThere: () => isThere });

it('a reload on request happens each time, but not with work that began while the server was asked', async () => {
  const page = pageWith(reachable);
  await expect(reloadWhenReachable(page, workWhen(false))).resolves.toBe(true);
  await expect(reloadWhenReachable(page, workWhen(false))).resolves.toBe(true);
  const unsavedWork = workWhen(false);
  const asked = reloadWhenReachable(page, unsavedWork);
  unsavedWork.isThere = () => true;
  await expect(asked).resolves.toBe(false);
  expect(page.location.reload).toHaveBeenCalledTimes(2);
});

describe('a reload without a tap', () => {
  it('happens once', async () => {
    const page = pageWith(reachable);
    await expect(reloadOnce(page, workWhen(false))).resolves.toBe(true);
    await expect(reloadOnce(page, workWhen(false))).resolves.toBe(false);
    expect(page.location.reload).toHaveBeenCalledTimes(1);
  });

  it('still happens after a try without a network', async () => {
    const page = pageWith(unreachable, '/other');
    await expect(reloadOnce(page, workWhen(false))).resolves.toBe(false);
    await expect(reloadOnce({ ...page, fetch: reachable }, workWhen(false))).resolves.toBe(true);
  });

  it.each([
    ['with unsaved work', reachable, true],
    ['without a network', unreachable, false],
    ['without sessionStorage', reachable, false],
  ])('never happens %s', async (how, fetch, isTyped) => {
    if (how === 'without sessionStorage')
      vi.spyOn(window, 'sessionStorage', 'get').mockThrow(new DOMException('blocked', 'SecurityError'));
    // A path of its own, because the tab notes it until the page ends.
    const page = pageWith(fetch, `/${how}`);
    await expect(reloadOnce(page, workWhen(isTyped))).resolves.toBe(false);
    expect(page.location.reload).not.toHaveBeenCalled();
  });
});

function field(): HTMLTextAreaElement {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('no field');
  return found;
}

function type(...texts: string[]): HTMLTextAreaElement {
  for (const text of texts) {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  }
  return field();
}

describe('unsaved work', () => {
  let work: UnsavedWork;

  beforeEach(() => {
    document.body.innerHTML = '<textarea></textarea><input type="checkbox" />';
    work = watchUnsavedWork(document, () => false);
  });

  it.each([
    ['exists while a field contains a typed text', () => void type('late fee'), true],
    ['ends when the field is emptied', () => void type('late fee', '  '), false],
    ['ends when the form is removed', () => type('late fee').remove(), false],
    ['does not include the text of a draft', () => void (field().value = 'from a draft'), false],
    [
      'does not include a ticked box',
      () => void document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
      false,
    ],
  ])('%s', (_, happens, expected) => {
    expect(work.isThere()).toBe(false);
    happens();
    expect(work.isThere()).toBe(expected);
  });

  it('exists while a write runs', () => expect(watchUnsavedWork(document, () => true).isThere()).toBe(true));
});
