import { startEarly } from '@/platform/preview/start-early';

/*
 * The inline script of every page (scripts/lib/page-html.ts). On a page that waits for data it is in the head, so that
 * the first read is sent before the markup has arrived; on a page that is rendered whole it is at the end.
 */
startEarly();
