import { fireEvent, render } from '@testing-library/react';
import { ProductLogo } from './server-picture';

const { origin } = window.location;

it.each([
  ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['http://localhost:4010/a.png', 'http://localhost:4010/a.png'],
  ['/img/a b.png', `${origin}/img/a%20b.png`],
])('a logo loads %s', (src, loaded) => {
  const { container } = render(<ProductLogo src={src} name="Kilat" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', loaded);
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
});

const refused = ['', '  ', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://cdn.example.com/a.png'];

it.each(refused)('a product logo shows the first letter instead of %j', (src) => {
  const { container } = render(<ProductLogo src={src} name=" kilat dana" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent(/^K$/);
});

it('a product logo shows a letter when the picture does not load, and tries another address', () => {
  const { container, rerender } = render(<ProductLogo src="/gone.png" name="文字" />);
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(container).toHaveTextContent(/^文$/);
  rerender(<ProductLogo src="/new.png" name="文字" />);
  expect(container.querySelector('img')).toHaveAttribute('src', `${origin}/new.png`);
});
