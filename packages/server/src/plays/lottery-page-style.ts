/** The page's style sheet: the panel's tokens are written out, because it loads none of its files but the typeface. */
export const lotteryPageStyle = `
:root{color-scheme:light;--paper:#fafaf7;--surface:#fff;--ink:#16181d;--muted:#565a63;--line:#e4e4de;--lime:#c4ec04;--lime-ink:#16181d;--good:#17663a;--bad:#a32020;--focus:#16181d}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#0f1115;--surface:#171a20;--ink:#eceee8;--muted:#b0b4bc;--line:#2b303a;--good:#7fd6a2;--bad:#ff9c94;--focus:#fff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;min-height:56px;padding:0 24px;background:var(--surface);border-bottom:1px solid var(--line)}
.brand{display:inline-flex;align-items:center;gap:8px;font-weight:700}
.brand svg{width:28px;height:28px}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;font-size:14px}
nav a{padding:8px 0}
nav a[aria-current]{font-weight:600;text-decoration:none}
main{max-width:720px;margin:0 auto;padding:32px 24px 64px}
.kicker{margin:0;color:var(--muted);font-weight:600}
h1{margin:0 0 24px;font-size:28px;line-height:1.25;overflow-wrap:anywhere}
h2{margin:32px 0 8px;font-size:20px}
p{margin:0 0 16px}
dl{margin:0 0 24px}
dt{margin-top:16px;color:var(--muted);font-size:14px;font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
code,pre{font:14px/1.6 ui-monospace,monospace;overflow-wrap:anywhere}
.muted{color:var(--muted);font-size:14px}
.winner{margin:0 0 24px;padding:20px 24px;background:var(--lime);color:var(--lime-ink);border-radius:10px}
.winner p{margin:0;font-size:14px;font-weight:600}
.winner strong{display:block;font:600 30px/1.3 ui-monospace,monospace;overflow-wrap:anywhere}
details{margin:0 0 24px;background:var(--surface);border:1px solid var(--line);border-radius:10px}
summary{padding:14px 16px;cursor:pointer;font-weight:600}
details ol{columns:2;margin:0;padding:0 16px 16px 64px;font:14px/1.8 ui-monospace,monospace}
details p{margin:0 16px 16px}
.steps{margin:0 0 16px;padding-left:24px}
.steps li{margin:0 0 8px}
[data-step]{font-weight:600;white-space:nowrap}
[data-holds=true]{color:var(--good)}
[data-holds=false]{color:var(--bad)}
button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:var(--ink);color:var(--paper);font:600 16px/1 Inter,system-ui,sans-serif;cursor:pointer}
pre{margin:0;padding:12px 16px;background:var(--surface);border:1px solid var(--line);border-radius:8px;white-space:pre-wrap}
[role=status]{min-height:24px;margin:12px 0 16px;font-weight:600}
@media (max-width:640px){header{padding:4px 16px}main{padding:24px 16px 48px}.winner{padding:16px}.winner strong{font-size:21px}details ol{columns:1;padding-left:56px}}
`;
