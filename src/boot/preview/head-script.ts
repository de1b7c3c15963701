import { startEarly } from '@/platform/preview/start-early';

/*
 * The inline script of every page (scripts/lib/page-html.ts): in the head of a page that waits for data, so that its
 * first read leaves before the markup has arrived; at the end of a page that the build has rendered whole.
 */
startEarly();
