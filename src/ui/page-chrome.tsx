import { createContext, use, type ReactNode } from 'react';

/**
 * What the frame around all pages offers to each page: ways out, the language switch, notices that concern every page.
 * The root route fills it; screens only say their title.
 */
export type PageChrome = {
  /** Goes back, or leaves the webview where there is nothing to go back to. */
  onBack?: () => void;
  onClose?: () => void;
  /** Goes to the native app's home. */
  onHome: () => void;
  /** Hands over to the native sign-in. */
  onSignIn: () => void;
  /** Opens customer service. */
  onHelp: () => void;
  /** Stands at the end of the app bar: the language switch. */
  trailing: ReactNode;
  /** Stands above the content: for example, that nothing can be kept on this device. */
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

/** The frame's offers, for the page shell and the error views. */
export function usePageChrome(): PageChrome {
  return use(PageChromeContext);
}
