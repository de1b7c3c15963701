import { codePreview } from '@/features/pay/code/code-texts';

// The pages that show a stored record, if the answer of their first call allows it; exports as in answer-previews.ts.
export { codePreview as '/that' };
