/** The look of what stands around documents: the header's tools, the list, the foot. */
export const pageStyle = `
header.top { z-index: 3; }
.listing { max-width: 72rem; margin-inline: auto; }
.js header.top { position: sticky; top: 0; transition: transform .12s; }
.js .contents { top: 5rem; max-height: calc(100vh - 5rem); }
.js header.top.away:not(:focus-within) { transform: translateY(-100%); }
@media (max-height: 30rem) { .js header.top { position: relative; transform: none !important; } html { scroll-padding-top: 0; } }
.js:has(:fullscreen) header.top { display: none; }
main { max-width: none; padding: 0; }
main > * { max-width: none; }
.tools { display: flex; gap: .25rem; align-items: center; flex-shrink: 0; }
.home { min-width: 0; }
.tool { display: inline-flex; align-items: center; justify-content: center; gap: .5rem; min-width: 44px; min-height: 44px; padding: 0 .6rem; border: 0; border-radius: 6px; background: none; color: var(--ink); font: inherit; font-size: 1rem; text-decoration: none; cursor: pointer; list-style: none; white-space: nowrap; }
.tool::-webkit-details-marker { display: none; }
.tool:hover { background: var(--soft); text-decoration: underline; }
.tool > span { max-width: 12rem; overflow: hidden; text-overflow: ellipsis; }
.waits { visibility: hidden; }
.js .waits { visibility: visible; }
[hidden] { display: none !important; }
.client { display: flex; align-items: center; gap: .5rem; }
.client select { font: inherit; font-size: 1rem; min-height: 44px; max-width: 12rem; padding: .25rem .5rem; border: 1px solid #737b86; border-radius: 4px; background: #fff; color: inherit; }
.user, .download { position: relative; }
.user ul, .download ul { position: absolute; right: 0; top: 100%; margin: .25rem 0 0; padding: .25rem; min-width: 16rem; max-width: calc(100vw - 2rem); list-style: none; background: #fff; border: 1px solid var(--line); border-radius: 6px; box-shadow: 0 4px 16px #0002; }
.user li > *, .download li > * { display: flex; width: 100%; align-items: center; min-height: 44px; padding: 0 .75rem; border: 0; border-radius: 4px; background: none; color: var(--ink); font: inherit; text-align: left; text-decoration: none; cursor: pointer; }
.user li > *:hover, .download li > *:hover { background: var(--soft); text-decoration: underline; }
@media (max-width: 1079.98px) {
  .tool > span, .client > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .tool { padding: 0; }
}
header.top { position: relative; }
.download li > * { flex-wrap: wrap; align-content: center; column-gap: .75rem; padding-block: .35rem; }
.download small { color: var(--quiet); font-size: .875rem; }
@media (max-width: 749.98px) {
  .download { position: static; }
  .download ul { right: 1rem; }
  header.top > div:has(.client:not([hidden])) { flex-wrap: wrap; }
  .tools:has(.client:not([hidden])) { flex-basis: 100%; min-width: 0; }
  .client { flex: 1; order: -1; min-width: 0; }
  .client select { flex: 1; min-width: 0; max-width: none; }
  html:has(.client:not([hidden])) { scroll-padding-top: 8rem; }
}
@media (max-width: 359.98px) {
  header.top > div:has(.tools) { flex-wrap: wrap; justify-content: flex-end; }
  header.top > div:has(.tools) .home { flex: 1 0 100%; }
  html { scroll-padding-top: 8rem; }
}
@media print { .search { display: none; } }
.searching { max-width: 72rem; margin: 0 auto; padding: 1rem 1rem 0; }
.search label { display: block; font-weight: 600; font-size: 1rem; }
.search > div { display: flex; max-width: 30rem; margin-top: .25rem; }
.search input[type=search] { flex: 1; min-width: 0; min-height: 44px; padding: .25rem .75rem; font: inherit; color: inherit; background: #fff; border: 1px solid #737b86; border-radius: 6px 0 0 6px; }
.search button { display: inline-flex; align-items: center; justify-content: center; width: 48px; border: 1px solid var(--accent); border-radius: 0 6px 6px 0; background: var(--accent); color: #fff; cursor: pointer; }
.search button:hover { text-decoration: underline; filter: brightness(.9); }
.listing .search { margin-bottom: 1.25rem; }
.found { max-width: 46rem; border-top: 1px solid var(--line); padding-top: 1rem; margin-top: 1rem; }
.found h2 { margin: 0; font-size: 1.3125rem; line-height: 1.3; }
.found ul { list-style: none; margin: .5rem 0; padding: 0; }
.found li { padding: .5rem 0; }
.found li > a, .found h2 > a { display: inline-block; padding: .35rem 0; font-weight: 600; overflow-wrap: anywhere; }
.found li p { margin: 0; overflow-wrap: anywhere; }
.found mark { background: #ffe9a8; color: inherit; }
.state { margin: .5rem 0; }
.tag { display: inline-block; padding: 0 .6rem; margin-right: .35rem; border-radius: 4px; border: 1px solid; font-weight: 600; font-size: .9375em; }
.tag.open { background: #e3f4e8; color: #0b5a2b; border-color: #0b5a2b; }
.tag.to-come { background: #e8f0fb; color: #154a8f; border-color: #154a8f; }
.tag.closed { background: #eceef1; color: #3c454f; border-color: #3c454f; }
.listing { padding: 2rem 1rem 4rem; }
.listing .lead { max-width: 35em; margin: .25rem 0 1.5rem; }
.documents { list-style: none; margin: 0; padding: 0; max-width: 46rem; }
.documents li { border-top: 1px solid var(--line); padding: 1.25rem 0; }
.documents h2 { margin: 0; font-size: 1.3125rem; line-height: 1.3; }
.documents h2 a { display: inline-block; padding: .35rem 0; }
.documents p { margin: .25rem 0; }
.attachments .back { display: inline-flex; align-items: center; min-height: 44px; }
.attachments .documents h2 a, .attachments .back { overflow-wrap: anywhere; }
.hero .attached a { color: inherit; display: inline-flex; align-items: center; gap: .5rem; min-height: 44px; }
.nothing { border: 1px solid var(--line); border-radius: 6px; padding: 1.25rem; max-width: 46rem; }
.nothing h2 { margin: 0; }
.nothing p { margin: .25rem 0 0; }
.notice { position: fixed; z-index: 5; left: 50%; bottom: 1rem; transform: translateX(-50%); width: max-content; max-width: calc(100vw - 2rem); padding: .75rem 1.25rem; border-radius: 6px; background: #0b5a2b; color: #fff; font-size: 1rem; box-shadow: 0 4px 16px #0004; }
.notice.failed { left: auto; right: 1rem; transform: none; background: #a11a13; }
.notice:empty { display: none; }
.news:empty { display: none; }
.hero .news { padding: .6rem .9rem; border-radius: 6px; background: #fff8e1; color: #4a3500; font-weight: 600; }
.hero .news a { color: inherit; }
.refusal { position: fixed; z-index: 5; right: 1rem; bottom: 1rem; max-width: min(26rem, calc(100vw - 2rem)); padding: 1rem 1.25rem .5rem; border: 1px solid var(--line); border-left: 4px solid #a11a13; border-radius: 6px; background: #fff; font-size: 1rem; line-height: 1.5rem; box-shadow: 0 4px 16px #0004; overflow-wrap: anywhere; }
.refusal p { margin: 0; }
.refusal .tool { text-decoration: underline; margin-left: -.6rem; }
@media (min-width: 750px) {
  .listing, .searching { padding-inline: 1.5rem; }
  main { padding-inline: 0; }
}
@media (min-width: 750px) { .listing, .document { font-size: 1.1875rem; line-height: 1.75rem; } }
@media (prefers-reduced-motion: reduce) { .js header.top { transition: none; } }
@media print { .tools, .notice, .news, .refusal { display: none; } header.top { position: static !important; } }
`;
