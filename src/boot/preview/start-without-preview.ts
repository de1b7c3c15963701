import { startEarly } from '@/platform/preview/start-early';

/*
 * Runs inside the HTML (scripts/lib/page-html.ts puts it there): of a page that waits for its data in the head, before
 * the rest of it is there, of one that stands whole behind it.
 */
startEarly();
