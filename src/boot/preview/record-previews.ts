import { codePreview } from '@/features/pay/code/preview';

/*
 * The pages that show a stored record, by internal path; the answer of their first call decides whether it stays. They
 * are exports of a module for the same reason as in answer-previews.ts.
 */
export { codePreview as '/that' };
