import { codePreview } from '@/features/pay/code/preview';

/*
 * The pages that show a stored record, by internal path; the answer of their first call decides whether it stays. Why
 * they are names of a module, answer-previews.ts says.
 */
export { codePreview as '/that' };
