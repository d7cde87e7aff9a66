import { PICTURE } from '../blocks/map/frame.ts';

/** What scrolls sideways has a shadow at each side where there is more, which shows through the heads of tables. */
const shadow = (side: 'left' | 'right', to: 'left' | 'right') =>
  [
    `linear-gradient(to ${to}, #fff 40%, #fff0) ${side} / 3rem 100% no-repeat local`,
    `linear-gradient(to ${to}, #1a1f2659, #1a1f2600) ${side} / 1rem 100% no-repeat scroll`,
  ] as const;
const [coverLeft, shadowLeft] = shadow('left', 'right');
const [coverRight, shadowRight] = shadow('right', 'left');
const MORE_AT_THE_SIDES = `background: ${[coverLeft, coverRight, shadowLeft, shadowRight].join(', ')};`;

/** A sign that is seen and not read aloud, as far as the browser knows how. */
const sign = (shown: string) => `content: "${shown}"; content: "${shown}" / "";`;

/** The look of a published document: hero, contents, sections and what stands in them. */
export const documentStyle = `
html { scroll-padding-top: 5rem; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
.hero { background: var(--accent); color: #fff; }
.hero > div { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem; }
.hero h1 { font-size: 1.875rem; line-height: 1.2; margin: 0; max-width: 24em; text-wrap: balance; }
.hero p { max-width: 35em; margin: .75rem 0 0; }
.hero .subtitle { font-size: 1.125em; line-height: 1.45; }
.hero .consultation { font-weight: 600; margin-top: 1.25rem; }
.hero .state { margin-top: .25rem; }
.hero .published { font-size: 1rem; margin-top: .25rem; }
.hero :focus-visible { outline-color: #fff; }
.answer { display: inline-flex; align-items: center; min-height: 44px; margin-top: 1.25rem; padding: .25rem 1.25rem; border-radius: 6px; background: #fff; color: var(--accent); font-weight: 600; text-decoration: none; }
.answer:hover { text-decoration: underline; }
.with-contents, .sections { max-width: 72rem; margin: 0 auto; }
.sections { padding: 1rem 1rem 4rem; }
.contents { display: none; }
.contents ol, .contents-folded ol, .contents-block ol { list-style: none; margin: 0; padding: 0; }
.contents ol ol, .contents-folded ol ol, .contents-block ol ol { padding-left: 1rem; }
.contents a, .contents-folded a, .contents-block a { display: flex; gap: .6rem; padding: .5rem .5rem; color: var(--ink); text-decoration: none; line-height: 1.4; }
.contents a:hover, .contents-folded a:hover, .contents-block a:hover { text-decoration: underline; }
.contents-folded a, .contents-block a { min-height: 44px; padding-block: .7rem; }
.sections p, .sections li, .sections figcaption, .sections legend, .sections label, .sections textarea, .sections .choice > span, .sections .description, .sections td, .sections th, .hero h1, .hero p,
.heading > *, .asks h2, .asks h3, .asks h4, .asks h5, .asks h6, .prose > * { unicode-bidi: plaintext; }
.number { flex-shrink: 0; white-space: nowrap; color: var(--quiet); font-variant-numeric: tabular-nums; margin-right: .6rem; }
.contents .number, .contents-folded .number, .contents-block .number { margin: 0; }
.contents-folded { border-bottom: 1px solid var(--line); padding: 0 1rem; }
.contents-folded > summary { display: flex; align-items: center; min-height: 52px; font-weight: 600; cursor: pointer; }
.contents-folded > summary::after { ${sign('▾')} margin-left: auto; }
.contents-folded[open] > summary::after { ${sign('▴')} }
.contents-folded[open] { padding-bottom: .75rem; }
.heading { display: flex; align-items: start; gap: .25rem; max-width: 38em; margin: 2.5rem 0 .75rem; }
.heading h2, .heading h3, .heading h4, .heading h5, .heading h6 { margin: 0; text-wrap: balance; }
.heading h2 { font-size: 1.625rem; line-height: 1.25; }
.heading h3 { font-size: 1.3125rem; line-height: 1.3; }
.heading h4, .heading h5, .heading h6 { font-size: 1.125rem; line-height: 1.4; }
.sections > section:first-child > .heading:first-child { margin-top: 1rem; }
.sections > section + section { border-top: 1px solid var(--line); margin-top: 2.5rem; }
.copy-link { display: inline-flex; flex-shrink: 0; align-items: center; justify-content: center; width: 44px; height: 44px; margin: -7px 0; border-radius: 6px; color: var(--quiet); }
.copy-link:hover { background: var(--soft); color: var(--accent); }
.row { margin: 1.25rem 0; }
.row > .block { min-width: 0; }
.row > .block + .block { margin-top: 1.25rem; }
.carousel { max-width: 54rem; }
.slides { position: relative; display: flex; gap: 1.5rem; margin: 1rem -.3rem 0; padding: .3rem .3rem .75rem; scroll-padding-inline: .3rem; list-style: none; overflow-x: auto; overscroll-behavior-x: contain; scroll-snap-type: x mandatory; }
.slides > li { flex: 0 0 100%; min-width: 0; scroll-snap-align: start; }
.slides > li > .row { margin: 0; }
.slide-buttons { display: flex; align-items: center; gap: .75rem; }
.slide-buttons button { display: inline-flex; align-items: center; justify-content: center; min-width: 44px; min-height: 44px; padding: .25rem 1rem; border: 1px solid var(--line); border-radius: 6px; background: #fff; color: var(--ink); font: inherit; cursor: pointer; }
.slide-buttons button[aria-disabled="true"] { color: var(--quiet); cursor: default; }
.block { max-width: 35em; }
.block.map, .block.chart, .block.question, .block.image, .block.table { max-width: 54rem; }
figure.table { margin: 0; }
figure.table figcaption { font-weight: 600; margin-bottom: .5rem; max-width: 40em; }
.table-frame { overflow-x: auto; ${MORE_AT_THE_SIDES} }
.table-frame td, .table-frame th { white-space: pre-line; overflow-wrap: break-word; }
figure.picture { margin: 0; }
figure.picture img { display: block; max-width: 100%; height: auto; border-radius: 6px; background: var(--soft); }
figure.picture figcaption { margin-top: .5rem; max-width: 40em; color: var(--quiet); font-size: 1rem; line-height: 1.5; }
.block.question:has(.map) { max-width: none; }
.topics { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; }
.topics ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem; }
.topics a { display: inline-flex; align-items: center; min-height: 44px; padding: .25rem .9rem; border: 1px solid var(--line); border-radius: 22px; text-decoration: none; }
.topics a:hover { text-decoration: underline; background: var(--soft); }
.block.video { max-width: 44rem; }
figure.video { margin: 0; }
figure.video figcaption { font-weight: 600; margin-bottom: .5rem; max-width: 40em; }
.video-frame.is-live { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: .5rem; aspect-ratio: 16 / 9; padding: 1rem; border: 1px solid var(--line); border-radius: 6px; background: var(--soft); text-align: center; }
.video-frame.is-live p { margin: 0; font-size: 1rem; line-height: 1.5; max-width: 30em; }
.video-frame.is-playing { display: block; padding: 0; overflow: hidden; background: #000; }
.video-frame iframe { display: block; width: 100%; height: 100%; border: 0; }
.play { display: inline-flex; align-items: center; gap: .6rem; min-height: 48px; padding: .5rem 1.5rem; border: 0; border-radius: 6px; background: var(--accent); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
.transcript > summary { display: flex; align-items: center; min-height: 44px; cursor: pointer; }
.transcript > summary::before { ${sign('▸')} margin-right: .5rem; }
.transcript[open] > summary::before { ${sign('▾')} }
.transcript p { white-space: pre-line; }
.prose > :first-child { margin-top: 0; }
.prose > :last-child { margin-bottom: 0; }
.prose p, .prose ul, .prose ol { margin: 0 0 1rem; }
.prose li { margin: .25rem 0; }
.prose h3, .prose h4, .prose h5, .prose h6 { margin: 1.75rem 0 .5rem; font-size: 1.0625em; line-height: 1.35; }
.prose blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 4px solid var(--line); }
.policy { padding: 1rem 1.25rem; border: 1px solid var(--line); border-left: 4px solid var(--accent); border-radius: 6px; }
.policy > :is(h2, h3, h4, h5, h6) { margin: 0 0 .75rem; font-size: 1.0625em; line-height: 1.35; text-wrap: balance; unicode-bidi: plaintext; }
.policy > .criteria { margin: .75rem 0 0; padding-left: 1.75rem; }
.policy > .criteria li { margin: .4rem 0; white-space: pre-line; overflow-wrap: break-word; }
.policy > .quiet { margin: .75rem 0 0; font-size: 1rem; }
.link a { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 0 .4rem; min-height: 44px; font-weight: 600; }
.link { margin: 0; }
.aside { font-weight: 400; }
hr { border: 0; border-top: 1px solid var(--line); margin: 1.5rem 0; }
figure.map { margin: 0; }
figure.map figcaption { font-weight: 600; margin-bottom: .5rem; max-width: 35em; }
.map-frame { position: relative; width: 100%; aspect-ratio: ${PICTURE.width} / ${PICTURE.height}; min-height: 450px; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; background: #eef1f4; }
.map-frame > a, .map-frame > a > img { display: block; width: 100%; height: 100%; }
.map-frame > a > img { object-fit: contain; }
.map-frame:has(canvas:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.map.is-still > .map-frame { min-height: 0; }
@media (scripting: none) {
  .map-frame { min-height: 0; }
}
.attribution { margin: .25rem 0; color: var(--quiet); font-size: .875rem; line-height: 1.4; }
.map-key { list-style: none; margin: .75rem 0; padding: 0; display: grid; gap: .5rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); font-size: 1rem; line-height: 1.45; }
.map-key label { display: flex; gap: .6rem; align-items: start; min-height: 44px; padding: .6rem 0 0; }
.map-key input { flex-shrink: 0; width: 1.25rem; height: 1.25rem; margin: .1rem 0 0; accent-color: var(--accent); }
.map-key input:disabled { visibility: hidden; width: 0; margin-left: -.6rem; }
.map-status:empty { display: none; }
.map-status { margin: .5rem 0; color: var(--quiet); font-size: 1rem; }
.part-failed { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; margin: .75rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-left: 4px solid #a11a13; border-radius: 6px; background: #fff; font-size: 1rem; line-height: 1.5; }
.part-failed p { flex: 1 1 12rem; margin: 0; }
.sign { flex-shrink: 0; width: 1.25rem; height: .9rem; margin-top: .3rem; border: 1px solid #0006; border-radius: 2px; }
.drawn-sign { flex-shrink: 0; width: 2rem; height: 1.17rem; margin-top: .15rem; background: #f4f2ec; }
.one-sign { display: flex; gap: .6rem; align-items: start; }
.map-key :is(.description, .not-drawn) { display: block; }
.map-key .divider { grid-column: 1 / -1; margin-top: .25rem; font-weight: 600; }
figure.chart { margin: 0; container-type: inline-size; }
.drawn.narrow { display: none; }
@container (max-width: 500px) {
  .drawn.narrow { display: block; }
  .drawn.wide { display: none; }
}
figure.chart figcaption { font-weight: 600; margin-bottom: .5rem; }
figure.chart svg { display: block; max-width: 100%; height: auto; }
figure.chart summary { display: flex; align-items: center; min-height: 44px; cursor: pointer; }
figure.chart summary::before { ${sign('▸')} margin-right: .5rem; }
figure.chart details[open] > summary::before { ${sign('▾')} }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
figure.chart td { text-align: right; }
.sites { border: 1px solid var(--line); border-radius: 6px; margin: .75rem 0; font-size: 1rem; line-height: 1.5; }
.sites > summary { display: flex; align-items: center; min-height: 48px; padding: .25rem 1rem; font-weight: 600; cursor: pointer; }
.sites > summary::after { ${sign('▾')} margin-left: auto; padding-left: .5rem; }
.sites[open] > summary::after { ${sign('▴')} }
.sites > ul { list-style: none; margin: 0; padding: 0 1rem; max-height: 32rem; overflow: auto; }
.sites li { border-top: 1px solid var(--line); padding: .75rem 0; }
.sites .name { margin: 0; }
.sites dl, .popup dl { margin: .25rem 0 0; }
.sites dl > div, .popup dl > div { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: 0 1rem; padding: .15rem 0; }
.sites dl > .table, .popup dl > .table { display: block; overflow-x: auto; }
.sites dt, .popup dt { color: var(--quiet); }
.sites dd, .popup dd { margin: 0; }
.document table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.document th, .document td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
.document th { background: #1a1f260d; font-weight: 600; }
@media (min-width: 750px) {
  .hero > div { padding: 3rem 1.5rem; }
  .hero h1 { font-size: 2.5rem; line-height: 1.15; }
  .sections { padding-inline: 1.5rem; }
  .contents-folded { padding-inline: 1.5rem; }
  .heading h2 { font-size: 2rem; }
  .heading h3 { font-size: 1.5rem; }
  .heading h4, .heading h5, .heading h6 { font-size: 1.25rem; }
  .row[class*=" of-"] { display: grid; gap: 1.5rem; max-width: 54rem; }
  .row[class*=" of-"] > .block { max-width: none; margin-top: 0; }
  .of-2 { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .of-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .of-4 { grid-template-columns: repeat(4, minmax(0, 1fr)); }
}
@media (min-width: 1080px) {
  .with-contents { display: grid; grid-template-columns: 18rem minmax(0, 1fr); gap: 0 3rem; }
  .with-contents > .sections { width: 100%; }
  .contents { display: block; position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 1.5rem 0 2rem 1rem; font-size: 1rem; line-height: 1.45; }
  .contents h2 { margin: 0 0 .5rem; padding-left: .5rem; font-size: 1rem; }
  .contents a { border-left: 3px solid transparent; }
  .contents a[aria-current] { border-left-color: var(--accent); font-weight: 600; background: var(--soft); }
  .contents-folded { display: none; }
}
@media print {
  .contents, .contents-folded, .copy-link, .answer { display: none !important; }
  .hero { background: none; color: #000; }
  .with-contents { display: block; }
  .block, .row { max-width: none !important; break-inside: avoid; }
  .block:is(.textBlock, .quote) { break-inside: auto; }
  .slides { display: block; overflow: visible; }
  .slides > li { margin-bottom: 1.25rem; }
  .slide-buttons { display: none !important; }
  .heading { break-after: avoid; }
  .map-frame { min-height: 0; max-height: 18cm; border: 0; }
  .map-live, .part-failed { display: none !important; }
  .table-frame { overflow: visible; }
  .table-frame col { width: auto !important; min-width: 0 !important; }
  .sites::details-content { content-visibility: visible; height: auto; }
  .sites > ul { max-height: none; }
  .transcript::details-content, figure.chart details::details-content { content-visibility: visible; height: auto; }
  .video-frame.is-live { display: block; aspect-ratio: auto; border: 0; padding: 0; text-align: left; }
  .video-frame :is(iframe, .play, .host-hears) { display: none; }
  .prose a[href^="http"]::after, .link a::after { content: " (" attr(href) ")"; font-weight: 400; overflow-wrap: anywhere; }
}
`;
