import { category, human, question, topic, type ChatTree } from './chat-types';

const connecting = 'All right, we are connecting you with customer service.';

const repayment = category('1', 'Repayment', 'Paying back', 'What would you like to know about paying?', [
  topic('101', 'How do I pay?', 'You can pay through a bank or at a pay point. Which one do you prefer?', [
    question(
      '1011',
      'Through a bank',
      'bank upi neft imps transfer virtual account',
      'Open the loan, tap Repay, choose your bank, and follow the steps with the virtual account number shown. The number is valid for 24 hours.',
    ),
    question(
      '1012',
      'At a pay point',
      'cash shop counter point',
      'Choose the pay point on the payment page and show the payment code there. The pay point adds a service charge.',
    ),
    question(
      '1013',
      'From somebody else’s account',
      'friend wife husband somebody else behalf',
      'Yes. Anyone may pay to your virtual account number; the payment is booked to your loan.',
    ),
    question(
      '1014',
      'My number has expired',
      'expired expire valid number new',
      'Open the payment page again: it makes a new number. Do not pay to an old one.',
    ),
  ]),
  topic('102', 'After a payment', 'What about your payment?', [
    question(
      '1021',
      'I have paid but the status has not changed',
      'paid status changed received booked',
      'A payment is usually recorded within minutes, at the latest after 24 hours. Keep the receipt and do not pay twice.',
    ),
    question(
      '1022',
      'I have paid too much',
      'much twice double refund overpaid',
      'What you paid beyond the amount due is paid back to your account within 5 working days.',
    ),
    question(
      '1023',
      'I have paid too little',
      'little short partial rest remaining',
      'The loan stays open for the rest. Pay the remaining amount with a new number before the due date.',
    ),
    question(
      '1024',
      'Where is my receipt?',
      'receipt proof confirmation invoice',
      'Once a payment is booked, the period is marked as paid in the bill details. That page is your receipt.',
    ),
  ]),
  topic('103', 'Amounts and dates', 'What would you like to know?', [
    question(
      '1031',
      'How much do I have to pay?',
      'amount owe total bill outstanding',
      'The amount due stands at the top of your loan, with what it consists of below it.',
    ),
    question(
      '1032',
      'Can I pay before the due date?',
      'early before prepay advance',
      'Yes. You may pay any period early at the amount shown; a whole loan after half of its term.',
    ),
    question(
      '1033',
      'Can I pay several instalments at once?',
      'several instalments periods together',
      'Yes. Mark the periods in the bill details, always from the first one on, or switch on Pay all.',
    ),
  ]),
  human('199', 'Talk to a person', connecting),
]);

const delay = category(
  '2',
  'Extension',
  'Late or extended payment',
  'What would you like to know about paying later?',
  [
    topic('201', 'Extending the due date', 'What would you like to know about the extension?', [
      question(
        '2011',
        'Can I extend my loan?',
        'extend extension postpone later',
        'Where it is available, the extension appears in the loan when it is due. You pay the extension fee and the due date moves by 14 days.',
      ),
      question(
        '2012',
        'What does an extension cost?',
        'cost extension fee price',
        'The extension fee is shown before you pay it. It does not reduce the amount you borrowed.',
      ),
      question(
        '2013',
        'How often may I extend?',
        'often times again extend',
        'As long as the extension appears in your loan, you may use it. Each one costs the fee shown.',
      ),
      question(
        '2014',
        'Why is there no extension for me?',
        'missing unavailable why extension',
        'The extension is offered near the due date, and not for every product. Please pay the amount due, or talk to us early.',
      ),
    ]),
    topic('202', 'Paying late', 'What would you like to know?', [
      question(
        '2021',
        'What does paying late cost?',
        'late penalty charges fine interest',
        'Late charges begin on the first day after the due date; your loan terms say how much they are. They are included in the amount shown on the payment page.',
      ),
      question(
        '2022',
        'Does paying late affect my credit record?',
        'credit record score bureau report',
        'Yes, late payments are reported to credit bureaus. Paying soon limits the effect.',
      ),
      question(
        '2023',
        'I have lost my income',
        'income job lost salary hardship',
        'Tell customer service before the due date. We look for a plan that you can keep.',
      ),
      question(
        '2024',
        'I was ill',
        'ill sick hospital accident',
        'We are sorry. Send customer service a note from the hospital, and we will see what can be done about the charges.',
      ),
    ]),
    topic('203', 'Reminders', 'What about the reminders?', [
      question(
        '2031',
        'When am I reminded?',
        'reminder remind notification when',
        'Three days before the due date, and on the day itself, by message in the app.',
      ),
      question(
        '2032',
        'I am reminded although I have paid',
        'reminded although still paid',
        'The reminder may have been on its way already. If it happens a day later again, please tell customer service.',
      ),
    ]),
    human('299', 'Talk to a person', connecting),
  ],
);

const account = category(
  '3',
  'Account',
  'Account and personal data',
  'What would you like to know about your account?',
  [
    topic('301', 'My details', 'Which detail is it about?', [
      question(
        '3011',
        'How do I change my phone number?',
        'phone number change mobile',
        'Write to customer service with a photo of your identity card. The number is changed after your identity is checked.',
      ),
      question(
        '3012',
        'How do I change my bank account?',
        'change bank account new',
        'Bind the new account in the app under Mine. A running loan keeps its old account until it is repaid.',
      ),
      question(
        '3013',
        'My name or address has changed',
        'name address moved married',
        'Tell us within 3 days, with a document that shows the change.',
      ),
    ]),
    topic('302', 'Applying', 'What would you like to know about applying?', [
      question(
        '3021',
        'How long does the review take?',
        'review long decision approve approval',
        'You have a decision within 1 day, often within 2 hours.',
      ),
      question(
        '3022',
        'When does the money arrive?',
        'money arrive credited disbursed when',
        'Once approved, the money is credited within 1 to 3 days.',
      ),
      question(
        '3023',
        'Why was my application declined?',
        'declined rejected refused why',
        'The decision rests on many details that we cannot list. You may apply again after 30 days.',
      ),
      question(
        '3024',
        'How much can I borrow?',
        'limit borrow maximum raise',
        'Between {least} and {most}, depending on the assessment and on how you repaid before.',
      ),
    ]),
    topic('303', 'Data and safety', 'What would you like to know?', [
      question(
        '3031',
        'How do I delete my account?',
        'delete account close cancel',
        'An account can be deleted when no loan is running. Ask customer service for it.',
      ),
      question(
        '3032',
        'Who can see my data?',
        'data privacy personal see share',
        'Your data is used only to assess and serve your loan. The privacy policy has the details.',
      ),
      question(
        '3033',
        'Somebody asked for my code',
        'code otp password pin fraud scam',
        'Never give a code to anyone, not to us either. Change your password, and report the number to customer service.',
      ),
    ]),
    human('399', 'Talk to a person', connecting),
  ],
);

const complaint = category('4', 'Complaint', 'Complaints', 'What happened?', [
  topic('401', 'About collection', 'What happened?', [
    question(
      '4011',
      'I was called outside working hours',
      'called night hours evening calls',
      'Calls are allowed from {from} to {until} only. Report the time and the number that called you, and we will follow it up.',
    ),
    question(
      '4012',
      'My family or friends were contacted',
      'family friends contacts contacted',
      'We do not read your contacts, and agents must not contact others. File a report with evidence so that we can look into it.',
    ),
    question(
      '4013',
      'An agent was rude or threatened me',
      'rude threat threatened insult harass',
      'That is not allowed. Please file a complaint with the number, the time, and a recording if you have one.',
    ),
    question(
      '4014',
      'Somebody collects money in cash',
      'collector cash visit home',
      'We never collect cash at the door. Do not pay, and report it to us and to the police.',
    ),
  ]),
  topic('402', 'About the product', 'What is it about?', [
    question(
      '4021',
      'The amount is not what I was told',
      'wrong told different amount calculation',
      'Compare it with the repayment plan in your loan. If it differs, file a complaint with a picture of it.',
    ),
    question(
      '4022',
      'I did not take this loan',
      'never took loan identity stolen',
      'Do not pay. File a complaint at once, with a copy of your identity card, and we will block the loan.',
    ),
    question(
      '4023',
      'The app does not work',
      'app crash error broken blank',
      'Update the app and try again. If it stays, send us a picture of the screen in a complaint.',
    ),
  ]),
  topic('403', 'My complaints', 'What would you like to know?', [
    question(
      '4031',
      'When do I get a reply?',
      'reply answer complaint long wait',
      'Within 3 working days. You find the result in the list of your complaints.',
    ),
    question(
      '4032',
      'I do not agree with the result',
      'agree result unhappy disagree',
      'File it once more and say what is missing. Another colleague is going to read it.',
    ),
  ]),
  human('499', 'Report an agent', connecting),
]);

export const englishChat: ChatTree = {
  lost: 'Sorry, I did not understand the question. You can contact our customer service.',
  ratingThanks: 'Thank you for your rating. We are going to improve our service.',
  categories: [repayment, delay, account, complaint],
};
