/**
 * Marks of browsers that live inside a messaging or social app. `QQ/` needs its blank: `MQQBrowser/` is a browser of
 * its own, which downloads well.
 */
const marks = [
  /MicroMessenger\//i,
  /(?:^|\s)QQ\//,
  /TIM\//,
  /DingTalk\//i,
  /Weibo(?:\s|\(|\/|_)/i,
  /WhatsApp\//i,
  /\bFB(?:AN|AV|_IAB)\b/,
  /Instagram\s/,
  /(?:^|\s)Line\//i,
  /KAKAOTALK/i,
  /Telegram/i,
  /Snapchat\//i,
  /Zalo\s?(?:iOS|android|\/)/i,
] as const;

/**
 * Whether a page runs in a messaging app's own browser, where downloads fail (specification section 9, decision 23,
 * messaging browsers).
 */
export function isMessagingBrowser(userAgent: string): boolean {
  return marks.some((mark) => mark.test(userAgent));
}
