import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders a part of a page that needs no services, with the texts as in the code. */
export function renderInLanguage(children: ReactNode) {
  return render(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
}
