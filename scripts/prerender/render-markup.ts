// Run by the build (scripts/vite/prerender.ts): renders one page to markup.
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** React writes the tags of the head first. */
const headPart = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*\/>)*/;

/**
 * @returns the tags of the head, and the rest
 * @throws the error of a component: React would leave a gap, but a build must fail
 */
export async function renderMarkup(node: ReactNode): Promise<{ head: string; body: string }> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(node, { onError: (error) => void errors.push(error) });
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const head = headPart.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}
