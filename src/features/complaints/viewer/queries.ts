import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@/platform/api/http/create-client';
import { loadCode } from '@/platform/offline/load-code';
import { complaintDetailQuery, complaintListQuery } from '../queries';

/**
 * One complaint with its pictures (JPEG in base64 by address), for a dispute file. `sentAt` is the server's own text,
 * empty if the list was not read before: no request is made for it.
 * @throws ApiError if the complaint cannot be read
 */
export async function readComplaint(queryClient: QueryClient, api: ApiClient, problemId: string) {
  const detail = await queryClient.ensureQueryData(complaintDetailQuery(api, problemId));
  const listed = queryClient.getQueryData(complaintListQuery(api).queryKey)?.list.find(({ id }) => id === problemId);
  const { readEvidence } = await loadCode(() => import('./read-evidence'));
  const pictures = await readEvidence(api, [...detail.images, ...detail.disposeImages]);
  return { detail, sentAt: String(listed?.time ?? ''), pictures };
}
