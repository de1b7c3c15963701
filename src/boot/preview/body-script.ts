import { showAnswerPreview, showLocalPreview, showRecordPreview } from '@/platform/preview/show-preview';
import { whenTranslated } from '@/platform/preview/translation';
import * as answerPreviews from './answer-previews';
import * as localPreviews from './local-previews';
import * as recordPreviews from './record-previews';

// The inline script after the markup of a page that waits for data. The head script has set the language before.
whenTranslated(window, () => {
  // The application starts after the next frame: that one has the language of the person.
  window.startEarly?.();
  // The build replaces the name by a constant, so that the bundler keeps only that export.
  if (__PREVIEW__ === 'answer') showAnswerPreview(answerPreviews[__PREVIEW_PAGE__]);
  if (__PREVIEW__ === 'record') showRecordPreview(recordPreviews[__PREVIEW_PAGE__]);
  if (__PREVIEW__ === 'local') showLocalPreview(localPreviews[__PREVIEW_PAGE__]);
});
