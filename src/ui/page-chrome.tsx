import { createContext, use, type ReactNode } from 'react';

/** What the app's frame gives each page: ways out, the language switch, notices. */
export type PageChrome = {
  /** Goes back, or leaves the webview if there is no earlier page. */
  onBack?: () => void;
  onClose?: () => void;
  /** Goes to the native app's home. */
  onHome: () => void;
  /** Hands over to the native sign-in. */
  onSignIn: () => void;
  onHelp: () => void;
  /** At the end of the app bar: the language switch. */
  trailing: ReactNode;
  /** Above the content: for example, that this device stores nothing. */
  notices: ReactNode;
};

const nothing = () => undefined;

const PageChromeContext = createContext<PageChrome>({
  onHome: nothing,
  onSignIn: nothing,
  onHelp: nothing,
  trailing: null,
  notices: null,
});

export const PageChromeProvider = PageChromeContext;

/** For the page shell and the error views. */
export function usePageChrome(): PageChrome {
  return use(PageChromeContext);
}
