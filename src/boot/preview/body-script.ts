import { showAnswerPreview, showLocalPreview, showRecordPreview } from '@/platform/preview/show-preview';
import { whenTranslated } from '@/platform/preview/translation';
import * as previews from './previews';

// The inline script after the markup of a page that waits for data. The head script has set the language before.
whenTranslated(window, () => {
  // The application starts after the next frame: that one has the language of the person.
  window.startEarly?.();
  // The build replaces the name by a constant, so that the bundler keeps only that export.
  if (__PREVIEW__ === 'answer') showAnswerPreview(previews[__PREVIEW_PAGE__]);
  if (__PREVIEW__ === 'record') showRecordPreview(previews[__PREVIEW_PAGE__]);
  if (__PREVIEW__ === 'local') showLocalPreview(previews[__PREVIEW_PAGE__]);
});
