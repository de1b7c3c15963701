import { draftPreview } from '@/features/complaints/form/preview';

/*
 * The pages that continue what the person began on this phone, by internal path. Why they are names of a module,
 * answer-previews.ts says.
 */
export { draftPreview as '/complainPageNext' };
