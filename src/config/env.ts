import type { AppConfig } from '../../config/env-schema';

/** The build's configuration: parsed by `parseEnv` at build time, compiled in as a constant. */
export const appConfig: Omit<AppConfig, 'basePath'> = __APP_CONFIG__;
