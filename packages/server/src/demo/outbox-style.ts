/** The page's style sheet: the panel's tokens are written out, because it loads none of its files but the typeface. */
export const outboxStyle = `
:root{color-scheme:light;--paper:#fafaf7;--surface:#fff;--ink:#16181d;--muted:#565a63;--line:#e4e4de;--lime:#c4ec04;--lime-ink:#16181d;--focus:#16181d}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#0f1115;--surface:#171a20;--ink:#eceee8;--muted:#b0b4bc;--line:#2b303a;--focus:#fff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
a{color:inherit}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:56px;padding:0 24px;background:var(--surface);border-bottom:1px solid var(--line)}
.brand{display:inline-flex;align-items:center;gap:8px;font-weight:700;text-decoration:none}
.brand svg{width:28px;height:28px}
nav{display:flex;flex-wrap:wrap;gap:8px 24px;font-size:14px}
nav a{padding:8px 0}
main{max-width:800px;margin:0 auto;padding:32px 24px 64px}
h1{margin:0 0 8px;font-size:28px;line-height:1.25}
h2{margin:0 0 8px;font-size:20px}
.intro{margin:0 0 32px;color:var(--muted)}
.mail{margin:0 0 16px;background:var(--surface);border:1px solid var(--line);border-radius:10px;overflow:hidden}
.mail>summary{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:16px;cursor:pointer;list-style:none}
.mail>summary::-webkit-details-marker{display:none}
.mail>summary:focus-visible{outline-offset:-2px;border-radius:10px}
.subject{font-weight:600}
.to{grid-row:2;color:var(--muted);font-size:14px;overflow-wrap:anywhere}
time{grid-column:2;grid-row:1/3;color:var(--muted);font-size:14px;font-variant-numeric:tabular-nums;text-align:right}
.from{margin:0;padding:8px 16px;border-top:1px solid var(--line);color:var(--muted);font-size:14px}
iframe{display:block;width:100%;height:620px;border:0;border-top:1px solid var(--line);background:#fafaf7;color-scheme:light}
.plain{border-top:1px solid var(--line);font-size:14px}
.plain summary{padding:12px 16px;cursor:pointer;color:var(--muted)}
pre{margin:0;padding:0 16px 16px;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.empty{padding:48px 24px;text-align:center;border:1px dashed var(--line);border-radius:10px;color:var(--muted)}
.empty h2{color:var(--ink)}
.empty p{margin:0}
@media (max-width:640px){header{padding:0 16px}main{padding:24px 16px 48px}.mail>summary{grid-template-columns:1fr}time{grid-column:1;grid-row:auto;text-align:left}iframe{height:760px}}
`;
