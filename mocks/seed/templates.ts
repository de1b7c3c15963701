/** What an operator sets for the page of a campaign; as sent, so a careless one may send anything. */
export type Template = {
  title: string;
  banner: string;
  downloadUrl: string;
  agreementTitle: string;
  agreementContent: string;
  backgroundColor: string;
};

const standard: Template = {
  title: '手机号注册，轻松申请',
  banner: '',
  downloadUrl: 'https://example.com/app/loan',
  agreementTitle: '用户注册协议',
  agreementContent: [
    '欢迎注册。请您在注册之前仔细阅读本协议；点击“立即申请”即表示您已阅读并同意本协议。',
    '一、您确认已年满18周岁，具有完全民事行为能力，并以本人的手机号注册。',
    '二、为审核您的申请，我们会处理您填写的信息。处理的目的、方式与范围见《隐私政策》。',
    '三、贷款期限为91天至365天。审核结果一般在1天内告知，款项在签约后1至3天内到账。',
    '四、请理性借款，按时还款。逾期将产生费用，并可能影响您的信用记录。',
    '五、您可以随时注销账户；有未结清的借款时，须先结清。',
  ].join('\n'),
  backgroundColor: '#FFC33C',
};

// In two parts: a linter rightly refuses such an address anywhere else.
const scriptAddress = ['java', 'script:document.title="owned"'].join('');

const markup = '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>';

/** The campaigns that differ from the standard one, by the id in their link. `null`: the operator has taken it away. */
const special = new Map<string, Template | null>(Object.entries({
  // Dark, with a picture, and an agreement from an editor that writes HTML.
  spring: {
    ...standard,
    title: '春日特惠',
    banner: '/icon.svg',
    backgroundColor: '#1D4F91',
    agreementContent: '<h2>一、总则</h2><p>欢迎注册。<b>请仔细阅读</b>本协议。</p><ul><li>年满18周岁</li><li>以本人手机号注册</li></ul>',
  },
  broken: {
    title: `${markup}活动`,
    banner: scriptAddress,
    downloadUrl: scriptAddress,
    agreementTitle: `${markup}协议`,
    agreementContent: `<p>第一条</p>${markup}<p onclick="document.title='owned'">第二条</p>`,
    backgroundColor: '#fff;background:url(https://example.com/x)',
  },
  // Its download leads back to our own page.
  loop: { ...standard, downloadUrl: '/downloadTemplate?id=loop' },
  gone: null,
}));

/** The template of a campaign: the standard one, unless its id names another. */
export function templateOf(id: string): Template | null {
  const found = special.get(id);
  return found === undefined ? standard : found;
}
