import { I18nProvider } from '@lingui/react';
import type { Root } from 'react-dom/client';
import { marketOf } from '@/domain/market';
import type { LocaleStore } from '@/i18n/locale-store';
import { parseSearch } from '@/lib/search';
import { ToastProvider } from '@/ui/toast';
import { Stage } from './stage';

/** Renders the stage in the page's place; the page itself is rendered in the phone. */
export async function startStage(root: Root, locale: LocaleStore, page: Window): Promise<void> {
  const { href, search } = page.location;
  await locale.activateFor(marketOf(parseSearch(search)['pop']));
  root.render(
    <I18nProvider i18n={locale.i18n}>
      <ToastProvider>
        <Stage href={href} locale={locale} />
      </ToastProvider>
    </I18nProvider>,
  );
}
