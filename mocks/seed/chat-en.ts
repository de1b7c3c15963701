import type { ChatTree } from './chat-types';

export const englishChat: ChatTree = {
  lost: 'Sorry, I did not understand the question. You can contact our customer service.',
  ratingThanks: 'Thank you for your rating. We are going to improve our service.',
  categories: [
    {
      id: '1',
      title: 'Payments and bills',
      alias: 'Payments',
      reply: 'What would you like to know about paying?',
      children: [
        {
          id: '101',
          title: 'How do I pay?',
          reply: 'You can pay through a bank or at a pay point. Which one do you prefer?',
          children: [
            { id: '1011', title: 'Through a bank', words: ['bank', 'upi', 'neft', 'transfer', 'account'], reply: 'Open the loan, tap Repay, choose your bank, and follow the steps with the virtual account number shown. The number is valid for 24 hours.' },
            { id: '1012', title: 'At a pay point', words: ['cash', 'shop', 'counter', 'point'], reply: 'Choose the pay point on the payment page and show the payment code there. The pay point adds a service charge.' },
          ],
        },
        { id: '102', title: 'I have paid but the status has not changed', words: ['paid', 'status', 'changed', 'received'], reply: 'A payment is usually recorded within minutes, at the latest after 24 hours. Keep the receipt and do not pay twice.' },
        { id: '103', title: 'Can I extend my loan?', words: ['extend', 'extension', 'later', 'postpone'], reply: 'Where it is available, the extension appears in the loan when it is due. You pay the extension fee and the due date moves by 14 days.' },
        { id: '104', title: 'What does paying late cost?', words: ['late', 'penalty', 'charges', 'fine'], reply: 'There is one penalty and a daily charge; both are included in the amount shown on the payment page.' },
        { id: '199', title: 'Talk to a person', isHuman: true, reply: 'All right, we are connecting you with customer service.' },
      ],
    },
    {
      id: '2',
      title: 'Applying and getting the money',
      alias: 'Applying',
      reply: 'What would you like to know about applying?',
      children: [
        { id: '201', title: 'How long does the review take?', words: ['review', 'long', 'decision'], reply: 'You have a decision within 1 day, often within 2 hours.' },
        { id: '202', title: 'When does the money arrive?', words: ['money', 'arrive', 'credited', 'when'], reply: 'Once approved, the money is credited within 1 to 3 days.' },
        { id: '203', title: 'Why was my application declined?', words: ['declined', 'rejected', 'why'], reply: 'The decision rests on many details that we cannot list. You may apply again after 30 days.' },
        { id: '204', title: 'How much can I borrow?', words: ['limit', 'much', 'maximum'], reply: 'Between ₹2,000 and ₹80,000, depending on the assessment and on how you repaid before.' },
        { id: '299', title: 'Talk to a person', isHuman: true, reply: 'All right, we are connecting you with customer service.' },
      ],
    },
    {
      id: '3',
      title: 'Collection',
      reply: 'What happened?',
      children: [
        { id: '301', title: 'I was called outside working hours', words: ['called', 'night', 'hours'], reply: 'Calls are allowed from 8 am to 7 pm only. Report the time and the number that called you, and we will follow it up.' },
        { id: '302', title: 'My family or friends were contacted', words: ['family', 'friends', 'contacts'], reply: 'We do not read your contacts, and agents must not contact others. File a report with evidence so that we can look into it.' },
        { id: '399', title: 'Report an agent', isHuman: true, reply: 'All right, we are connecting you with customer service.' },
      ],
    },
    {
      id: '4',
      title: 'Account and personal data',
      alias: 'Account',
      reply: 'What would you like to know about your account?',
      children: [
        { id: '401', title: 'How do I change my phone number?', words: ['phone', 'number', 'change'], reply: 'Write to customer service with a photo of your identity card. The number is changed after your identity is checked.' },
        { id: '402', title: 'How do I delete my account?', words: ['delete', 'account', 'close'], reply: 'An account can be deleted when no loan is running. Ask customer service for it.' },
        { id: '403', title: 'Who can see my data?', words: ['data', 'privacy', 'personal'], reply: 'Your data is used only to assess and serve your loan. The privacy policy has the details.' },
        { id: '499', title: 'Talk to a person', isHuman: true, reply: 'All right, we are connecting you with customer service.' },
      ],
    },
  ],
};
