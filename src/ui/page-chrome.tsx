import { createContext, use, type ReactNode } from 'react';

/** The parts of each page that the app's frame provides: ways out, the language switch, notices. */
export type PageChrome = {
  /** Goes back, or leaves the webview if there is no earlier page. */
  onBack?: () => void;
  onClose?: () => void;
  onHome: () => void;
  onSignIn: () => void;
  onHelp: () => void;
  trailing: ReactNode;
  /** Above the content: for example, that this device stores nothing. */
  notices: ReactNode;
};

const nothing = () => undefined;

export const PageChromeContext = createContext<PageChrome>({
  onHome: nothing,
  onSignIn: nothing,
  onHelp: nothing,
  trailing: null,
  notices: null,
});

/** The frame, for the page shell and the error views. */
export function usePageChrome(): PageChrome {
  return use(PageChromeContext);
}
