/** What one tab tells the others about a conversation: it has new events, or it is over. */
export type TabNews = 'events' | 'over';

export type TabChannel = { tell: (news: TabNews) => void; close: () => void };

/**
 * Lets the tabs on one conversation hear of each other. Where there is no BroadcastChannel, they notice when they are
 * looked at again.
 * @param hear told what another tab did
 */
export function openTabChannel(sessionId: string, hear: (news: TabNews) => void): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`loan-web-chat-${sessionId}`);
  function received({ data }: MessageEvent<unknown>): void {
    if (data === 'events' || data === 'over') hear(data);
  }
  const post = channel?.postMessage.bind(channel);
  const looked = () => document.visibilityState === 'visible' && hear('events');
  channel?.addEventListener('message', received);
  document.addEventListener('visibilitychange', looked);
  return {
    tell: (news) => post?.(news),
    close() {
      channel?.close();
      document.removeEventListener('visibilitychange', looked);
    },
  };
}
