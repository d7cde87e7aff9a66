import { expect, it } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

const cleaned = (html: string) => cleanPasted(html).replaceAll(/>\s+</g, '><').trim();

it('takes a letter of Word for its paragraphs, emphasis and lists', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1>Objection<o:p></o:p></h1>
<p class=MsoNormal><b><span style='font-size:11.0pt;font-family:"Calibri",sans-serif'>I object</span></b><span
style='font-size:11.0pt'> to&nbsp;policy
H4.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>The lane floods<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>every winter</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>The school is full</p>
<p class=MsoNormal>And:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span>&nbsp;</span></span><![endif]>No buses</p>
<!--EndFragment--></body></html>`;
  expect(cleaned(word)).toBe(
    '<h1>Objection</h1><p><b>I object</b> to policy H4.</p>' +
      '<ul><li><p>The lane floods</p><ul><li><p>every winter</p></li></ul></li><li><p>The school is full</p></li></ul>' +
      '<p>And:</p><ol start="3"><li><p>No buses</p></li></ol>',
  );
});

it('takes a message of Outlook out of its divisions and tables', () => {
  const outlook = `<div class="WordSection1"><table border=0><tr><td style="padding:0">
<div dir="ltr" style="font-size:12pt"><span style="font-weight:bold">Dear team,</span></div>
<div><br></div>
<div>See <a href="https://example.test/plan" target="_blank" style="color:blue">the plan</a> or
 <a href="mailto:me@example.test">write</a>, or <a href="javascript:alert(1)">this</a>.</div>
<p class="MsoNormal" style="margin:0"><i>Regards</i></p></td></tr></table>
<img src="cid:logo"><script>alert(1)</script></div>`;
  expect(cleaned(outlook)).toBe(
    '<p><strong>Dear team,</strong></p>' +
      '<p>See <a href="https://example.test/plan">the plan</a> or write, or this.</p><p><i>Regards</i></p>',
  );
});

it('takes Google Docs for what is bold there, and a table for its lines', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
style="font-weight:700;text-decoration:none">Site 12</span><span style="font-style:italic"> is wrong</span></p>
<table><tbody><tr><td><p>Homes</p></td><td><p>40</p></td></tr><tr><td>Cars</td><td>80</td></tr></tbody></table></b>`;
  expect(cleaned(docs)).toBe(
    '<p><strong>Site 12</strong><em> is wrong</em></p><p>Homes | 40</p><p>Cars | 80</p>',
  );
});

it('keeps what was marked in the editor', () => {
  const attrs = JSON.stringify({ id: 'mark-0001', redactionType: 'name' }).replaceAll(
    '"',
    '&quot;',
  );
  const own = `<p>I am <span data-mark="redaction" data-attrs="${attrs}">Ada</span></p>`;
  expect(cleaned(own)).toBe(own);
});
