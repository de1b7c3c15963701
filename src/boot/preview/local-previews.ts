import { chatPreview } from '@/features/chat/live/chat-texts';
import { draftPreview } from '@/features/complaints/form/draft-texts';

// The pages that continue what the person began on this phone, by internal path; exports as in answer-previews.ts.
export { chatPreview as '/intelligentCustomerService', draftPreview as '/complainPageNext' };
