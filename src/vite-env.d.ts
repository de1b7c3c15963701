/// <reference types="vite/client" />

/** Replaced at build time by vite.config.ts; see src/config/env-schema.ts. */
declare const __APP_CONFIG__: import('./config/env-schema').AppConfig;
/** Compile-time switches: code behind a false one is removed from the output. */
declare const __MOCKS__: boolean;
declare const __INTERNAL_TOOLS__: boolean;
declare const __SERVICE_WORKER__: boolean;

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
