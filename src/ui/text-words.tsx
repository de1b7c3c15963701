import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Words } from '@/i18n/page-text';

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  if (!to.startsWith('/')) return <a href={to}>{children}</a>;
  const [path = '/', hash = ''] = to.split('#');
  return (
    <Link to={path} {...(hash !== '' && { hash })}>
      {children}
    </Link>
  );
}

/** Words of a page's text (src/i18n/page-text.ts): plain, bold, or a link. */
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
