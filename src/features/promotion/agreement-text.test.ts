import { expect, it } from 'vitest';
import { agreementBlocks } from './agreement-screen';

it('an agreement written in lines is a paragraph per line', () => {
  expect(agreementBlocks('第一条  定义\r\n\r\n第二条 a < b & c')).toEqual([
    { kind: 'text', text: '第一条 定义' },
    { kind: 'text', text: '第二条 a < b & c' },
  ]);
});

it('an agreement written in HTML has its headings, items and paragraphs', () => {
  expect(
    agreementBlocks(
      '<h2 class="x">一、总则</h2>\n<p>甲方<b>同意</b>：<br>乙方</p><ul><li>年满18周岁</li><li>&lt;b&gt; &amp; &#20013;&#x56fd;</li></ul>',
    ),
  ).toEqual([
    { kind: 'heading', text: '一、总则' },
    { kind: 'text', text: '甲方同意：' },
    { kind: 'text', text: '乙方' },
    { kind: 'item', text: '年满18周岁' },
    { kind: 'item', text: '<b> & 中国' },
  ]);
});

it('an agreement leaves out invisible text', () => {
  expect(agreementBlocks('<style>p{}</style><p>甲</p><script>alert(1)</script><!-- 乙 --><p>丙</p><script>丁')).toEqual(
    [
      { kind: 'text', text: '甲' },
      { kind: 'text', text: '丙' },
    ],
  );
});

it('an agreement without block markup shows brackets as they are', () => {
  expect(agreementBlocks('<img src=x onerror="a"><b>注册')).toEqual([
    { kind: 'text', text: '<img src=x onerror="a"><b>注册' },
  ]);
});

it.each(['', '  \n ', '<p> </p><br>'])('an agreement with the content %j is empty', (content) =>
  expect(agreementBlocks(content)).toEqual([]),
);
