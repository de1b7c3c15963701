import { HttpResponse, http } from 'msw';
import { agreementPages } from '../seed/agreement-page';

/**
 * Handlers of the pages with the agreements, which are not calls of the contract. In the demo build they are files
 * (scripts/vite/internal-pages.ts).
 */
export const agreementPageHandlers = Object.entries(agreementPages).map(([file, page]) =>
  http.get(`*/${file}`, () => HttpResponse.html(page)),
);
