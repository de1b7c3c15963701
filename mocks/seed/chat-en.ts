import { readQuestions } from './chat-questions';

export const englishChat = readQuestions(
  {
    ratingThanks: 'Thank you for your rating. We are going to improve our service.',
    connecting: 'All right, we are connecting you with customer service.',
  },
  `
# Repayment / Paying back
> What would you like to know about paying?
## How do I pay?
> You can pay through a bank or at a pay point. Which one do you prefer?
- Through a bank
? how|where|way pay|repay|transfer -cash -shop -counter -much -point, pay|repay|transfer through|by|via|with|from bank|upi|neft|imps|netbanking|net+banking|paytm|gpay|phonepe|transfer, virtual+account, upi id|pay|payment
> Open the loan, tap Pay, choose your bank, and follow the steps with the virtual account number shown. The number is valid for 24 hours.
- At a pay point
? pay|paying|repay cash|shop|counter|store|pay+point, cash shop|counter|store, pay+point
> Choose the pay point on the payment page and show the payment code there. The pay point adds a payment fee.
- From somebody else’s account
? friend|wife|husband|brother|somebody|someone else|account|pay|behalf account|pay|behalf|me -call* -contact* -threat* -came, behalf
> Yes. Anyone may pay to your virtual account number; the payment is booked to your loan.
- My number has expired
? number|code|account expired|expire|expires|old|not+valid|invalid, expired -card
> Open the payment page again: it makes a new payment code. Do not use an old one.
## After a payment
> What about your payment?
- I have paid but the status has not changed
? paid|payed|transferred|made payment|yesterday|today|already|still|but not|still|status|pending|overdue|showing|updated|yet|reflecting|booked -twice, payment not received|updated|showing|reflected|reflecting|recorded|credited|booked|done, paid status|still|booked -remind*, status has+not|not changed|change
> A payment is usually recorded within minutes, at the latest after 24 hours. Keep the receipt and do not pay twice.
- I have paid too much
? paid|pay|charged|debited twice|double|extra|much|excess, refund, overpaid, deducted|debited|taken|cut|charged|deduction|paid|withdrawn twice|double|two+times|2+times, double deduction|debit|payment|charge, twice|double deducted|debited|charged|cut
> What you paid beyond the amount due is paid back to your account within 5 working days.
- I have paid too little
? paid too|less little|less|short, paid partial*|less|short
> The loan stays open for the rest. Pay the remaining amount with a new payment code by the due date.
- Where is my receipt?
? where|need|get|my receipt|invoice|proof|noc, receipt|proof of payment
> Once a payment is booked, the instalment is marked as paid in the bill details. That page is your receipt.
## Amounts and dates
> What would you like to know?
- How much do I have to pay?
> The amount due, and what it consists of, stand in your loan.
- Can I pay before the due date?
? pay|repay|close|foreclose before|early|advance|due+date due|date|loan|early|tenure, prepay*|foreclos*|preclos*, pay|repay early|advance|before
> Yes. You may pay any period early at the amount shown; a whole loan after half of its term.
- Can I pay several instalments at once?
? several|multiple|two|three|all instalments|periods|instalment together|once|one
> Yes. Mark the periods in the bill details, always from the first one on, or switch on Pay all.
! Talk to customer service

# Extension / Late or extended payment
> What would you like to know about late payments and extensions?
## Extending the due date
> What would you like to know about the extension?
- Can I extend my loan?
? extend|extension|postpone -fee -cost -charge* -charges -why -no -price, move due+date|date
> Where it is available, the extension appears in the loan when it is due. You pay the extension fee and the due date moves by 14 days.
- What does an extension cost?
? extension|extend fee|cost|price|charge|charges, fee|cost|price|charge|charges extension|extend*
> The extension fee is shown before you pay it. It does not reduce the amount you borrowed.
- How often may I extend?
? how often|many|times extend, extend again|twice|times
> As long as the extension appears in your loan, you may use it. Each one costs the fee shown.
- Why is there no extension for me?
? why|no|not extension|extend, extension missing|not|unavailable
> The extension is offered near the due date, and not for every product. Please pay the amount due, or talk to us early.
## Paying late
> What would you like to know?
- What does paying late cost?
? late fee|fees|charge|charges|penalty|interest|cost|payment, paying late cost*, penalty|fine|late+fee if|late|how|per|day|much|stop, how penalty|fine|late+fee|late+fees, what happens late|miss|default, if late|miss pay*|instalment
> Late charges begin on the first day after the due date; your loan terms say how much they are. They are included in the amount shown on the payment page.
- Does paying late affect my credit record?
? credit|cibil score|record|report|bureau|rating, cibil
> Yes, late payments are reported to credit bureaus. Paying soon limits the effect.
- I have lost my income
> We are sorry. Customer service can look for a way that you can keep to. Tell them; no papers are needed to begin.
- I was ill
> We are sorry, and wish you well. Customer service can see what can be done; no papers are needed to begin.
## Reminders
> What about the reminders?
- When am I reminded?
? when remind*|reminder|notification, reminder|reminders
> Three days before the due date, and on the day itself, by message in the app.
- I am reminded although I have paid
? paid|already remind*|reminder|reminders, remind* although|even paid
> The reminder may have been on its way already. If it happens a day later again, please tell customer service.
! Talk to customer service

# Account / Account and personal data
> What would you like to know about your account?
## My details
> Which detail is it about?
- How do I change my phone number?
? change|update|new phone|mobile|contact number, change|update mobile|phone|number -bank
> Write to customer service with a photo of your identity card. The number is changed after your identity is checked.
- How do I change my bank account?
? change|update|new bank account, change account|bank
> Bind the new account in the app under Mine. A running loan keeps its old account until it is repaid.
- My name or address has changed
? change|changed|update|moved|new name|address -dues, name|address changed|change
> Tell us within 3 days, with a document that shows the change.
## Applying
> What would you like to know about applying?
- How long does the review take?
? how long review|approval|approved|decision|application, application|loan status|pending|review|approved -paid, when approved|approval
> You have a decision within 1 day.
- When does the money arrive?
? when|not|where money|loan|amount arrive|arrives|credited|disbursed|come|received -paid -pay -salary, disbursal|disbursement|disbursed, not received|get|got|credited|come|arrived money|amount|loan -paid -pay -salary, money|amount|loan not|no received|credited|come|arrived|reached|account -paid -pay -salary -payment, where my money, approved no money
> Once approved, the money is credited within 1 to 3 days.
- Why was my application declined?
? why|application|loan declined|rejected|refused|denied|rejection
> The decision rests on many details that we cannot list. You may apply again after 30 days.
- How much can I borrow?
? how much|maximum|max borrow|limit|loan, increase|raise|higher limit|loan, credit+limit|loan+limit
> Between {least} and {most}, depending on the assessment and on how you repaid before.
## Data and safety
> What would you like to know?
- How do I delete my account?
? delete|close|remove|deactivate account|profile, delete|remove|erase|wipe data|details|information|records|number, data|details|information deleted|removed|erased
> An account can be deleted when no loan is running. Ask customer service for it.
- Who can see my data?
? who|can|is see|sees|access|share|safe|privacy data|details|information, data|privacy safe|shared|policy, privacy
> Your data is used only to assess and serve your loan. The privacy policy has the details.
- Somebody asked for my code
? asked|asking|ask|wants|share|gave otp|code|pin|password -payment, scam|fraud|fraudster|scammer, otp not|share|asked
> Never give a code to anyone, not to us either. Change your password, and report the number to customer service.
! Talk to customer service

# Complaint / Complaints
> What happened?
## About collection
> What happened?
- I was called outside working hours
> Calls are allowed from {from} to {until} only. Report the time and the number that called you, and we will follow it up.
- My family or friends were contacted
> We do not read your contacts, and agents must not contact others. File a report with evidence so that we can look into it.
- An agent was rude or threatened me
> That is not allowed. Please file a complaint with the number, the time, and a recording if you have one.
- Somebody collects money in cash
> We never collect cash at the door. Do not hand over money to that person. If you feel threatened, call the police, then report it to us.
## About the product
> What is it about?
- The amount is not what I was told
? amount|total|figure wrong|different|incorrect|not+match|mismatch, wrong|incorrect amount|calculation|total, not what told|promised, amount|bill|total|interest|figure not correct|right|match, asking|charging|charged too much, why amount|bill|total|interest high|big|much|more, interest|fee|amount calculated wrong
> Compare it with the repayment plan in your loan. If it differs, file a complaint with a picture of it.
- I did not take this loan
? never|not take|took|taken|apply|applied|borrow|borrowed|request loan|this|it|any -pay -job, not my loan, identity|aadhaar|pan|documents stolen|misused|used|theft, identity+theft
> If this is really not your loan, file a complaint with a copy of your identity card before you pay anything. We check it first.
- The app does not work
? app|application|page|site|website not|crash*|error|broken|blank|slow|hang*|stuck|work* -approved, not login|open|work* app|page|site, through app error|shows
> Update the app and try again. If it stays, send us a picture of the screen in a complaint.
## My complaints
> What would you like to know?
- When do I get a reply?
? when|no|not reply|answer|response complaint|yet|get, complaint status|reply|answer|response|pending|when
> Within 3 working days. You find the result in the list of your complaints.
- I do not agree with the result
? not agree|satisfied|happy|accept result|decision|answer|resolution, disagree
> File it once more and say what is missing. Somebody else is going to read it.
! Report an agent
`,
);
