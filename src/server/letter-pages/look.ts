import { createHash } from 'node:crypto';

/**
 * The colours, fonts and measures of the page. They are written out here, so that these pages stand on their own where the
 * page is not built and in browsers that are too old for it; of the page's files they use its fonts alone.
 */
export const STYLE = `:root{color-scheme:light dark;--bg:#E9D9BC;--panel:#FAF3E4;--raised:#FFFBF2;--ink:#2C1E14;--soft:#644C38;--line:#D3BC94;--strong:#8F7350;--accent:#9C3A14;--on:#FFF7EA;--warn:#8A4B00;--focus:#134F97;--sky:#F6E0B0;--far:#DDAE73;--mid:#CF9A5D;--ground:#E2BD7E;--sun:#D8622A}
@media (prefers-color-scheme:dark){:root{--bg:#15100D;--panel:#221A15;--raised:#2E241D;--ink:#F5E8D3;--soft:#CDB798;--line:#4B3B2D;--strong:#9C8163;--accent:#F09A5B;--on:#241307;--warn:#F3BE6A;--focus:#8CC2FF;--sky:#2A2030;--far:#4B3029;--mid:#402A22;--ground:#4A3626;--sun:#E8763A}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.45 'Sofia Sans Semi Condensed',system-ui,sans-serif}
header{position:relative;height:110px;overflow:hidden;background:var(--sky)}
.hills{position:absolute;inset:0;width:100%;height:100%}
.sun{fill:var(--sun)}.far{fill:var(--far)}.mid{fill:var(--mid)}.near{fill:var(--ground)}
.logo{position:relative;display:flex;gap:8px;align-items:center;width:max-content;max-width:100%;margin:0 auto;min-width:min(560px,100% - 24px);padding:12px 2px;color:var(--ink);font:700 26px/1.2 Eczar,Georgia,serif;text-decoration:none}
main{max-width:560px;margin:18px auto 30px;padding:16px 18px 18px;background:var(--panel);border:1px solid var(--line);border-radius:14px;box-shadow:0 1px 4px rgb(0 0 0/18%)}
@media (max-width:584px){main{margin:12px 12px 24px}}
main>:last-child,form>:last-child{margin-bottom:0}
h1{margin:0 0 10px;font:700 24px/1.25 Eczar,Georgia,serif}
p{margin:0 0 14px}
form{margin:0 0 14px}
form+form{padding-top:14px;border-top:1px solid var(--line)}
label{display:flex;gap:10px;align-items:center;justify-content:space-between;margin:0 0 10px;min-height:44px}
input[type=number],input[type=password]{width:6em;min-height:44px;font:inherit;padding:4px 10px;color:inherit;background:var(--raised);border:1px solid var(--strong);border-radius:10px}
input[type=password]{width:100%;margin:0 0 14px}
label[for]{margin:0;min-height:32px}
input[type=checkbox]{width:24px;height:24px;accent-color:var(--accent)}
button{width:100%;min-height:44px;padding:10px 14px;font:inherit;font-weight:700;color:var(--on);background:var(--accent);border:0;border-radius:10px;cursor:pointer}
summary{min-height:44px;line-height:44px}
.soft{color:var(--soft);font-size:14px}
.alert{padding:7px 10px;border-left:4px solid var(--warn);border-radius:6px;background:var(--bg)}
ul{margin:0 0 14px;padding-left:20px}
main a{color:var(--accent)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;

/** The page's fonts, under a name that stays; without them there are others. */
export const FONTS = '/fonts.css';

/** Nothing may run here, nothing but our own fonts may be loaded, nobody may frame it; forms go back to us. */
export const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}' 'self'`,
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The same stones as `web/src/art/mark.svg`, which is not built for the server. */
const MARK = `<svg width="30" height="30" viewBox="0 0 24 24" aria-hidden="true"><g stroke="#3a2617" stroke-width="1.3" stroke-linejoin="round"><path d="M2.6 19.6c0-2.3 4-3.4 9.4-3.4s9.4 1.1 9.4 3.4c0 1.7-3.8 2.2-9.4 2.2s-9.4-.5-9.4-2.2z" fill="#8D8175"/><path d="M5.2 13.7c0-2 3-2.9 7-2.9s6.6 1 6.6 2.9c0 1.8-2.8 2.5-6.6 2.5-4 0-7-.7-7-2.5z" fill="#C7714A"/><path d="M7.4 8.6c0-1.7 2-2.5 4.7-2.5 2.8 0 4.6.9 4.6 2.5 0 1.5-1.9 2.2-4.6 2.2s-4.7-.7-4.7-2.2z" fill="#E2B763"/><path d="M9.6 4.2c0-1.3 1.1-2 2.5-2 1.5 0 2.5.7 2.5 2s-1 1.9-2.5 1.9c-1.4 0-2.5-.6-2.5-1.9z" fill="#FFF3DC"/></g></svg>`;

const HILLS = `<svg class="hills" viewBox="0 0 1366 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><circle class="sun" cx="850" cy="62" r="26"/><path class="far" d="M0 84 260 46l170 34 130-38h120l190 34 220-40 276 42v32H0z"/><path class="mid" d="M0 90q240-30 520-8t480-4 366 0v32H0z"/><path class="near" d="M0 102q340-18 700-6t666-6v20H0z"/></svg>`;

/** Whose page it is, and the way to it. */
export const BAR = `<header>${HILLS}<a class="logo" href="/">${MARK} Cairn</a></header>`;
