import { act, fireEvent, screen } from '@testing-library/react';
import { renderInLanguage } from '@tests/support/render-in-language';
import { FileActions } from './file-actions';

it('the text of a file is written when it is shared, not while the page renders', async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share, canShare: () => true });
  const content = vi.fn(() => 'words');
  const words = { saveLabel: 'Save', shareLabel: 'Share', results: { shared: 'Sent' } };
  renderInLanguage(<FileActions name="a.txt" type="text/plain" content={content} first="share" {...words} />);
  expect(content).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await act(async () => {});
  expect(screen.getByText('Sent')).toBeVisible();
  expect(content).toHaveBeenCalledOnce();
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'a.txt', size: 5 })], title: 'a.txt' });
});
