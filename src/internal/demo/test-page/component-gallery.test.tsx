import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithServices } from '../../../../tests/support/render-with-services';
import { TestPage } from './test-page';

/** Components that only a page can show, or that are part of another sample. */
const notAlone: Record<string, string> = {
  AmountSlot: 'an Amount that stands in the HTML of its page',
  Art: 'what every illustration is drawn with',
  CopyRoom: 'the room of a CopyButton',
  FieldFrame: 'the frame of every field',
  FoldedText: 'what a LongText becomes when it is long',
  IncompleteLink: 'a whole page',
  StaleFooterInHtml: 'only the rendering of the HTML sets it',
  LoadingText: 'for screen readers alone',
  Nothing: 'shows nothing',
  PageChromeProvider: 'what the frame around all pages offers',
  Outline: 'what every icon is drawn with',
  PrintSheet: 'stands on paper alone',
  RecordsLink: 'a link of the router',
  TextLink: 'a link inside TextWords',
  ProductCardSkeletons: 'all of a page that is loading',
  PageShell: 'the frame of a page: the gallery stands in one',
  PullGesture: 'begins at the top of a page, and with a finger',
  PullToRefresh: 'around what can be pulled: see PullGesture',
  SkeletonPage: 'all of a page that is loading',
  Slot: 'a text of a page that stands in its HTML',
  TextWords: 'words of a legal page or the site, as its text file has them',
  VirtualList: 'what a LongList becomes when it is long',
};

const sources = import.meta.glob<string>(['../../../ui/**/*.tsx', '!**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const components = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(([, name = '']) => name),
);

it('the test page shows every component of src/ui under its name, once its section is opened', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { user } = await renderWithServices(
    <RouterContextProvider router={router}>
      <TestPage demo={null} />
    </RouterContextProvider>,
    'u1',
  );
  await user.click(screen.getByText('Components'));
  await screen.findByRole('heading', { name: 'Button' });
  const shown = new Set(
    screen.getAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => textContent.split(', ')),
  );

  expect(components.length).toBeGreaterThan(40);
  expect(components.filter((name) => !shown.has(name) && !(name in notAlone))).toEqual([]);
  expect(Object.keys(notAlone).filter((name) => !components.includes(name) || shown.has(name))).toEqual([]);
});
