import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders a part of a page that needs no services, with the texts as in the code; `rerender` keeps the language. */
export function renderInLanguage(children: ReactNode) {
  return render(children, { wrapper: ({ children: part }) => <I18nProvider i18n={i18n}>{part}</I18nProvider> });
}
