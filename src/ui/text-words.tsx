import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PartName, Words } from '@/platform/i18n/page-text';

/** Elements inside a text that code renders, by their name in the text. */
export type Parts = Partial<Record<PartName, ReactNode>>;

/** A link of a page's text: to one of our pages, to a section, or to another site. */
export function TextLink({ to, children, ...rest }: { to: string; className?: string; children: ReactNode }) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  const [path = '', hash = ''] = to.split('#');
  return (
    <Link to={path} hash={hash} {...rest}>
      {children}
    </Link>
  );
}

/** Words of a page's text (src/platform/i18n/page-text.ts): plain, bold, or a link. */
export function TextWords({ words }: { words: Words }): ReactNode {
  return words.map((part) => {
    if (typeof part === 'string') return part;
    const inner = <TextWords words={'bold' in part ? part.bold : part.words} />;
    const key = JSON.stringify(part);
    if ('bold' in part) return <strong key={key}>{inner}</strong>;
    return (
      <TextLink key={key} to={part.to}>
        {inner}
      </TextLink>
    );
  });
}
