import type { Refusals, Words } from './copy';

export const englishCopy: Words = {
  rows: {
    orderNo: 'Loan number',
    amount: 'Loan amount',
    term: 'Term',
    applied: 'Applied on',
    disbursed: 'Credited on',
    dueDate: 'Due date',
    bankAccount: 'Bank account',
    owedInAll: 'Total still owed',
    instalments: 'Instalments due',
    lateCharge: 'Late charges so far',
    extensionDays: 'Extension',
    currentDueDate: 'Current due date',
    discount: 'Discount',
    promoCode: 'Promo code',
    interest: 'Interest',
    serviceFee: 'Service fee',
  },
  notices: {
    '21': {
      title: 'Your application is under review',
      text: 'We are checking your details. You will have a decision within 1 day.',
    },
    '110': {
      title: 'Application not approved',
      text: 'Sorry, your application does not meet the conditions this time. Try again after 30 days, or look at the products below.',
    },
    '151': {
      title: 'Your money is on its way',
      text: 'Your application is approved. The amount reaches your bank account within 1 to 3 days.',
    },
    '170': { title: 'Loan is running', text: 'Everything is on time.' },
    '174': { title: 'Time to pay', text: 'Pay today by 11:59 pm to avoid late charges.' },
    '180': {
      title: 'Payment is late',
      text: 'Late charges grow every day until it is paid.',
    },
    '200': {
      title: 'Loan repaid',
      text: 'Thank you, your loan is fully repaid. You can apply for a new one at any time.',
    },
    '3': { title: 'Partly paid', text: 'We have received part of your payment. Please pay the rest.' },
    '4': { title: 'Loan closed', text: 'This loan is closed and nothing is owed. You can apply for a new loan.' },
    '5': {
      title: 'In collection',
      text: 'The collection team now handles your instalment. Pay soon to stop further charges.',
    },
  },
  unknownNotice: {
    title: 'Status is being updated',
    text: 'Your loan is being processed. Contact customer service if you have a question.',
  },
  statusLabels: {
    '21': 'Under review',
    '110': 'Declined',
    '151': 'Disbursing',
    '170': 'Running',
    '174': 'Due today',
    '180': 'Late',
    '200': 'Repaid',
    '3': 'Partly paid',
    '4': 'Closed',
    '5': 'Collection',
  },
  term: (months) => (months === 1 ? '1 month' : `${months} months`),
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  period: (no) => `Instalment ${no}`,
  repayDescription: {
    paid: (date) => `Paid on ${date}`,
    today: 'Due today',
    late: (days) => (days === 1 ? '1 day late' : `${days} days late`),
    waiting: (days) => (days === 1 ? 'In 1 day' : `In ${days} days`),
  },
  planNote: 'Late charges are included in the amounts shown.',
  repayMessage: (limit) => `Repay on time and raise your limit up to ${limit}.`,
  confirmNote: 'By tapping the button below you accept the amount, the interest and the repayment plan above.',
  popTitle: 'Loan agreement',
  popContent:
    '<p>Please read this agreement before you go on. It names:</p><ul><li>the amount and the term</li><li>interest and fees</li><li>what happens when you pay late</li></ul>',
  contracts: ['Loan agreement', 'Platform service agreement', 'Privacy policy'],
  apply: 'Apply now',
  full: 'Not open at the moment',
  rangeLabel: 'Loan amount',
  joint: {
    message: 'Our partner found no account in your name',
    notice: 'No application was made.',
  },
  ratingThanks: 'Thank you for your rating. We are going to improve our service.',
  complaintTabs: ['In progress', 'Answered', 'Closed'],
  agreement: {
    title: 'Terms and conditions',
    content:
      'By registering you confirm that you are over 18, accept the terms of service, and allow us to use what you enter to assess your application.',
  },
};

export const englishRefusals: Refusals = {
  '4001': 'The loan number is missing',
  '4002': 'Some of the details are missing',
  '4003': 'This product does not exist',
  '4004': 'This loan does not exist',
  '4005': 'The selected order does not support sending collection types',
  '4006': 'This loan cannot be extended',
  '4009': 'This complaint does not exist',
  '4010': 'Nothing is owed on this loan',
};
