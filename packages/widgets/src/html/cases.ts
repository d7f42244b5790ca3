/** HTML from the server, and the result of both sanitisers. Used by tests only. */
export interface HtmlCase {
  readonly name: string;
  readonly html: string;
  /** As the server serialises it; the browser's result must be the same tree. */
  readonly safe: string;
}

const REL = 'rel="noopener noreferrer nofollow" target="_blank"';

export const HTML_CASES: readonly HtmlCase[] = [
  {
    name: 'keeps text, lists and tables',
    html: '<h2>Use</h2><p>Rinse <b>twice</b>.<br>Dry.</p><ol start="3"><li value="4">a</li></ol><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    safe: '<h2>Use</h2><p>Rinse <b>twice</b>.<br />Dry.</p><ol start="3"><li value="4">a</li></ol><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
  },
  {
    name: 'drops scripts with their text',
    html: 'a<script>alert(1)</script>b<ScRiPt src="//evil.example/x.js"></ScRiPt>c',
    safe: 'abc',
  },
  {
    name: 'drops event handlers',
    html: '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>a</p><img src="/i.png" onerror="alert(1)">',
    safe: '<p>a</p><img src="https://api.example/i.png" loading="lazy" />',
  },
  {
    name: 'runs nothing for a broken picture',
    html: '<img src=x: onerror=alert(1)//><img src="javascript:alert(1)">',
    safe: '<img loading="lazy" /><img loading="lazy" />',
  },
  {
    name: 'drops script URLs in every spelling',
    html: '<a href="javascript:alert(1)">a</a><a href="JaVa\nScRiPt:alert(1)">b</a><a href="&#106;avascript:alert(1)">c</a><a href=" \u0001javascript:alert(1)">d</a><a href="vbscript:x">e</a>',
    safe: ['a', 'b', 'c', 'd', 'e'].map((word) => `<a ${REL}>${word}</a>`).join(''),
  },
  {
    name: 'drops data and blob URLs',
    html: '<a href="data:text/html,<script>alert(1)</script>">a</a><a href="blob:https://shop.example/1">b</a><img src="data:image/svg+xml,<svg onload=alert(1)>">',
    safe: `<a ${REL}>a</a><a ${REL}>b</a><img loading="lazy" />`,
  },
  {
    name: 'opens links in a new tab with rel attributes',
    html: '<a href="https://elsewhere.example/a" target="_top" rel="opener">a</a><a href="/about/3">b</a><a href="mailto:care@shop.example">c</a>',
    safe: `<a href="https://elsewhere.example/a" ${REL}>a</a><a href="https://shop.example/about/3" ${REL}>b</a><a href="mailto:care@shop.example" ${REL}>c</a>`,
  },
  {
    name: 'drops svg and math with their content',
    html: 'a<svg><a xlink:href="javascript:alert(1)"><text>x</text></a><animate attributeName="href" values="javascript:alert(1)"/></svg>b<math><mtext><img src=x onerror=alert(1)></mtext></math>c',
    safe: 'abc',
  },
  {
    name: 'drops style sheets and inline styles',
    html: '<style>*{display:none}</style><p style="position:fixed;inset:0;z-index:9" class="clinic-button">a</p>',
    safe: '<p>a</p>',
  },
  {
    name: 'reduces a password form to its text',
    html: '<form action="https://evil.example"><label>Password <input type="password" name="password"></label><button formaction="javascript:alert(1)">Log in</button></form>',
    safe: 'Password Log in',
  },
  {
    name: 'drops selects and text areas with their content',
    html: 'a<select><option>x</option></select><textarea>y</textarea>b',
    safe: 'ab',
  },
  {
    name: "drops ids and names that shadow the page's own",
    html: '<a id="location" name="location" href="https://a.example/">a</a><img id="shop" name="querySelector" src="https://a.example/i.png">',
    safe: `<a href="https://a.example/" ${REL}>a</a><img src="https://a.example/i.png" loading="lazy" />`,
  },
  {
    name: 'drops frames, objects and base elements',
    html: 'a<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel="stylesheet" href="https://evil.example/a.css">b',
    safe: 'ab',
  },
  {
    name: 'drops slots, parts, popovers and custom elements',
    html: '<slot name="x">a</slot><p slot="light" part="root" popover popovertarget="x" tabindex="1" contenteditable accesskey="a">b</p><clinic-login>c</clinic-login>',
    safe: 'a<p>b</p>c',
  },
  {
    name: 'plays no video by itself',
    html: '<video src="https://a.example/v.mp4" autoplay poster="/p.jpg"></video>',
    safe: '<video src="https://a.example/v.mp4" poster="https://api.example/p.jpg" controls preload="none"></video>',
  },
  {
    name: 'drops comments and templates',
    html: 'a<!--<img src=x onerror=alert(1)>--><template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>b',
    safe: 'ab',
  },
  {
    name: 'keeps escaped characters escaped',
    html: '<p>1 &lt; 2 &amp; 3 &gt; 2 &lt;script&gt;</p>',
    safe: '<p>1 &lt; 2 &amp; 3 &gt; 2 &lt;script&gt;</p>',
  },
];

/** The origins that the cases refer to. */
export const CASE_SITE = 'https://shop.example';
export const CASE_API = 'https://api.example';
