/// <reference types="vite/client" />

/** Replaced at build time by vite.config.ts; see config/env-schema.ts. */
declare const __APP_CONFIG__: Omit<import('../config/env-schema').AppConfig, 'basePath'>;
/** What the market packs say; see config/market-packs.ts. */
declare const __MARKET_PACKS__: import('../config/market-packs').ShownPacks;
/** The folder of the host below which the app lies, with a slash on either side; see src/config/base-path.ts. */
declare const __BASE_PATH__: string;
/** Compile-time switches: code behind a false one is removed from the output. */
declare const __SERVICE_WORKER__: boolean;
/**
 * Where reports go, and how many page loads report calls and times; without an address no build has any code for them.
 */
declare const __REPORT_URL__: string;
declare const __REPORT_SAMPLE__: number;
/** Whether a market's borrowers are reported on unless they say no, or only once they say yes. */
declare const __REPORT_CONSENT__: import('../config/market-packs').ReportConsent;
/** Changes with what servers answer: an answer kept by a build of another contract counts as none. */
declare const __CONTRACT_VERSION__: string;

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The library's own types know only its rendering function; the encoder alone is a quarter of the bytes. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export const CODE128: new (
    text: string,
    options: { ean128?: boolean },
  ) => { encode: () => { data: string; text: string } };
}

/** Which preview the page of an inline script shows (scripts/vite/inline-script.ts); known in those scripts alone. */
declare const __PREVIEW__: 'none' | 'answer' | 'record' | 'local';

/** The internal path of that page. `__PREVIEW__` decides the type of its preview, which the compiler cannot see. */
declare const __PREVIEW_PAGE__: never;
