/** English has the channels of every market. */
export const englishSteps = `
# UPI
Open any UPI app and choose To bank account.
Enter the virtual account number {number}; the bank is {place}.
Enter the amount {amount} exactly as shown.
Confirm with your UPI PIN and keep the reference number.
# NEFT / IMPS
Sign in to your own bank and add a beneficiary at {place}.
Enter the virtual account number {number} as the account number.
Choose IMPS to pay at once, or NEFT.
Enter the amount {amount} exactly as shown and confirm.
# Net banking
Sign in to {place} net banking.
Choose Pay bills, then Virtual account.
Enter the virtual account number {number}.
Check the amount {amount} and confirm with the one-time password.
# ATM
Insert your {place} ATM card and enter your PIN.
Choose Other transactions, then Payment, then Virtual Account.
Enter the virtual account number {number}.
Check name and amount {amount}, then choose Yes.
Keep the slip as your receipt.
# Mobile Banking
Open the {place} mobile banking app and sign in.
Choose Payment, then Virtual Account.
Enter the virtual account number {number}.
Check the amount {amount} and confirm.
Enter your PIN. The payment is done.
# Internet Banking
Sign in to the internet banking of {place}.
Choose Payment, then Virtual Account.
Enter the virtual account number {number} and go on.
Check the amount {amount}, then enter the code of your token.
Keep the receipt.
# market
Go to the nearest {place}.
Say that you want to pay a loan instalment.
Show the payment code {number}.
Pay {amount}; the payment fee of the counter is included.
Keep the receipt until the payment shows in the app.
# provider
Write down the payment code {number}.
Go to any counter that works with {place}.
Tell the cashier the payment code and the amount {amount}; the payment fee is included.
Pay exactly this amount before the voucher expires.
Keep the receipt of the counter.
# bill pay
Open the app of any bank and choose {place}.
Choose Loan repayment, and enter the payment code {number}.
Check the name of the lender and the amount {amount}.
Confirm, and keep the reference number.
`;
