import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { renderInLanguage } from '@tests/support/render-in-language';
import type { ReactNode } from 'react';
import { Button, RetryButton } from './button';
import { focusPageTitle, PageShell, keyboardInset } from './page-shell';
import { SkeletonPage } from './skeleton';
import { ErrorState } from './state-views';

const router = createRouter({ routeTree: createRootRoute({ staticData: { page: null } }) });
const inRouter = (page: ReactNode) => <RouterContextProvider router={router}>{page}</RouterContextProvider>;

it('a page has one h1, which takes the focus after a change of page', () => {
  renderInLanguage(inRouter(<PageShell title="Loan detail">Content</PageShell>));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  focusPageTitle();
  expect(screen.getByRole('heading', { name: 'Loan detail' })).toHaveFocus();
});

it('a new title takes the focus from the title before, not from another element', () => {
  const page = (key: string) => (
    <>
      <PageShell key={key} title={key}>
        Content
      </PageShell>
      <Button>Elsewhere</Button>
    </>
  );
  const { rerender } = renderInLanguage(inRouter(page('Waiting')));
  focusPageTitle();
  rerender(inRouter(page('There')));
  expect(screen.getByRole('heading', { name: 'There' })).toHaveFocus();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  rerender(inRouter(page('There again')));
  expect(elsewhere).toHaveFocus();
});

it('the action of a page is outside the content', () => {
  renderInLanguage(
    inRouter(
      <PageShell title="Loan detail" footer={<Button>Pay</Button>}>
        Content
      </PageShell>,
    ),
  );
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  expect(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Pay' })).toBeInTheDocument();
});

it('a loading page shows that once, and nothing else', () => {
  renderInLanguage(
    inRouter(
      <PageShell title="Loan detail" footer={null}>
        <SkeletonPage />
      </PageShell>,
    ),
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^Loading$/);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

it('an error is announced with a retry that keeps the focus while loading', () => {
  const view = (retrying: boolean) => (
    <ErrorState
      title="No connection"
      text="Check your network."
      action={<RetryButton retrying={retrying} onRetry={() => undefined} />}
    />
  );
  const { rerender } = renderInLanguage(view(false));
  expect(screen.getByRole('alert')).toHaveTextContent('No connectionCheck your network.');
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(view(true));
  expect(screen.getByRole('button', { name: 'Trying again…' })).toHaveFocus();
});

const phone = { height: 740, offsetTop: 0, scale: 1 };

it.each([
  ['without a keyboard', 740, {}, 0],
  ['when the page was resized for the keyboard', 440, { height: 440 }, 0],
  ['when the keyboard covers the page', 740, { height: 440 }, 300],
  ['when the page was also pushed up', 740, { height: 440, offsetTop: 120 }, 180],
  ['when only the address bar folded', 740, { height: 684 }, 0],
  ['when the person zoomed in', 740, { height: 370, scale: 2 }, 0],
])('a keyboard %s (page of %i px, %o) is %d px', (_, layoutHeight, change, inset) =>
  expect(keyboardInset(layoutHeight, { ...phone, ...change })).toBe(inset),
);
