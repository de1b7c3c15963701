import { showAnswerPreview, showRecordPreview } from '@/platform/preview/show-preview';
import { translatePage } from '@/platform/preview/translation';
import { answerPreviews, recordPreviews } from './previews';

/*
 * The inline script behind the markup of a page that waits for data. The script in the head knows the language by now.
 */
window.startEarly?.();
translatePage(document);
if (__PREVIEW__ === 'answer') showAnswerPreview(answerPreviews);
if (__PREVIEW__ === 'record') showRecordPreview(recordPreviews);
