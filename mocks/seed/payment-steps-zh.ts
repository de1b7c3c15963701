export const chineseSteps = `
# ATM
插入 {place} 的 ATM 卡并输入密码。
选择其他交易，然后选择付款，再选择虚拟账户。
输入虚拟账户号码 {number}。
核对姓名和金额 {amount}，然后选择“是”。
保留凭条作为付款凭证。
# Mobile Banking
打开 {place} 手机银行并登录。
选择付款，然后选择虚拟账户。
输入虚拟账户号码 {number}。
核对金额 {amount} 并确认。
输入密码，付款完成。
# Internet Banking
登录 {place} 网上银行。
选择付款，然后选择虚拟账户。
输入虚拟账户号码 {number} 并继续。
核对金额 {amount}，然后输入令牌上的代码。
保留付款凭证。
# market
前往最近的 {place} 门店。
告诉收银员您要还借款分期。
出示付款码 {number}。
付款 {amount}，已含门店手续费，请核对无误。
在应用显示还款之前保留付款凭证。
# provider
记下付款码 {number}。
前往与 {place} 合作的任一柜台。
告知收银员付款码和金额 {amount}，已含手续费。
在缴费单失效前按准确金额付款。
保留柜台的付款凭证。
# bill pay
打开任意一家银行的应用，选择 {place}。
选择“借款还款”，输入付款码 {number}。
核对出借人名称和金额 {amount}。
确认付款，并保存参考号。
`;
