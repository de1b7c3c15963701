import { HttpResponse, http } from 'msw';
import { agreementFile, agreementPage } from '../seed/agreement-page';

/** Serves the agreement over HTTP; not a call of the contract. In the demo build it is a file (scripts/vite/demo-agreement.ts). */
export const agreementPageHandler = http.get(`*/${agreementFile}`, () => HttpResponse.html(agreementPage));
