/**
 * How the saved file looks: alone in any browser, on a narrow phone, and on paper. Pictures of the
 * evidence alone, no fonts.
 */
export const fileStyle = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{background:#faf7f0;color:#1c1710;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','PingFang SC','Noto Sans CJK SC',sans-serif;margin:0;overflow-wrap:anywhere}
header,main,footer{margin:0 auto;max-width:760px;padding:0 16px}
header{padding-top:28px}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 4px}
h2{font-size:1.2rem;margin:0 0 12px}
h3{font-size:1rem;margin:20px 0 6px}
p{margin:0 0 10px}
.soft{color:#5a5144}
section{background:#fff;border:1px solid #ece5d9;border-radius:14px;margin:16px 0;padding:18px 16px}
.code{background:#f4efe6;border-radius:10px;font-size:1.5rem;font-variant-numeric:tabular-nums;font-weight:700;letter-spacing:.04em;margin:4px 0 10px;padding:10px 14px}
.warning{background:#fff4db;border-radius:10px;color:#7a4a00;padding:10px 14px}
dl{margin:0}
dl>div{border-top:1px solid #ece5d9;display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between;padding:7px 0}
dl>div:first-child{border-top:0}
dt{color:#5a5144}
dd{font-variant-numeric:tabular-nums;font-weight:600;margin:0}
blockquote{background:#f4efe6;border-radius:10px;margin:0 0 12px;padding:10px 14px;white-space:pre-wrap}
.item{border-top:1px solid #ece5d9;margin-top:14px;padding-top:2px}
img{border:1px solid #ece5d9;border-radius:10px;display:block;height:auto;margin:0 0 10px;max-width:100%}
ol,ul{list-style:none;margin:0;padding:0}
.lines li{border-top:1px solid #ece5d9;padding:8px 0;white-space:pre-wrap}
.lines li:first-child{border-top:0}
.lines li>:last-child{display:block;padding-left:1.5em}
.who{color:#5a5144;display:block;font-size:.8125rem;white-space:normal}
.borrower{border-left:4px solid #ffc33c;padding-left:10px}
.bot{border-left:4px solid #8a7f6f;padding-left:10px}
.note{color:#5a5144;font-style:italic}
table{border-collapse:collapse;font-size:.8125rem;width:100%}
th,td{border-top:1px solid #ece5d9;padding:6px 8px 6px 0;text-align:left;vertical-align:top}
thead th{border-top:0;color:#5a5144;font-weight:600}
th{overflow-wrap:break-word}
td{font-variant-numeric:tabular-nums}
td:nth-child(3){white-space:nowrap}
.hash{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.75rem;word-break:break-all}
.bad{color:#a8281f;font-weight:600}
footer{color:#5a5144;font-size:.875rem;padding-bottom:40px}
@media print{body{background:#fff;font-size:11pt}section{border:0;padding:0;margin:18pt 0}section,.item,tr,li{break-inside:avoid}section.long{break-inside:auto}}
`;
