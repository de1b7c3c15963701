/** Where the demo's agreement stands, below the API. */
export const agreementFile = 'demo-agreement.html';

const clauses = [
  [
    'Parties',
    'This agreement is made between the lender and you, the borrower. You are over 18 and have a permanent address in the country.',
  ],
  [
    'The loan',
    'The lender pays the amount you apply for into your own bank account, within 1 to 3 calendar days after it has accepted your application.',
  ],
  [
    'Interest and fees',
    'Interest is charged on the whole loan for every month. The service fee falls due with the first instalment. Both are named in the repayment plan, together with every due date.',
  ],
  [
    'Repaying early',
    'You may repay early once half of the term has passed, and not before 7 calendar days from the payment of the loan.',
  ],
  [
    'Paying late',
    'Late instalments cost a single penalty and daily interest on what is unpaid, as the terms and conditions of the loan state.',
  ],
  [
    'Your data',
    'The lender uses your data to decide on your application and to run this loan, as its privacy policy says.',
  ],
];

/**
 * An agreement as a lender's server has it: a page without scripts, which a sandboxed frame can show. It has no style of
 * its own, because the security headers allow none that is written into a page.
 */
export const agreementPage = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Loan agreement</title></head>',
  '<body><font face="system-ui, sans-serif"><h1>Loan agreement</h1><p>Sample for demonstration: it binds nobody.</p>',
  ...clauses.map(([title, text], index) => `<h2>${index + 1}. ${title}</h2><p>${text}</p>`),
  '</font></body></html>',
].join('\n');
