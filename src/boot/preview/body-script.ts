import { showAnswerPreview, showRecordPreview } from '@/platform/preview/show-preview';
import { translatePage } from '@/platform/preview/translation';
import * as answerPreviews from './answer-previews';
import * as recordPreviews from './record-previews';

/*
 * The inline script behind the markup of a page that waits for data. The script in the head knows the language by now.
 */
window.startEarly?.();
translatePage(document);
// The build writes out which name, and the bundler needs no object of all.
if (__PREVIEW__ === 'answer') showAnswerPreview(answerPreviews[__PREVIEW_PAGE__]);
if (__PREVIEW__ === 'record') showRecordPreview(recordPreviews[__PREVIEW_PAGE__]);
