import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
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
  return words.map((part, index) => {
    if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
    if ('bold' in part) {
      return (
        <strong key={index}>
          <TextWords words={part.bold} />
        </strong>
      );
    }
    return (
      <TextLink key={index} to={part.to}>
        <TextWords words={part.words} />
      </TextLink>
    );
  });
}
