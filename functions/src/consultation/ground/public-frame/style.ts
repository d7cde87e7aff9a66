import { readableOn } from '../../../platform/colours.ts';
import { TYPEFACE } from '../../../platform/typeface/name.ts';
import { typefaceStyle } from '../../../platform/typeface/files.ts';

/** The look of public pages, in the council's colour where it can be read; nothing but its typeface is fetched. */
export function publicStyle(colour: string): string {
  const accent = readableOn('#ffffff', colour, 4.5);
  return `
${typefaceStyle}
:root { --accent: ${accent}; --line: #c9cdd3; --soft: #f4f5f7; --ink: #1a1f26; --quiet: #4c5560; }
* { box-sizing: border-box; }
body { margin: 0; font: 1.0625rem/1.55 ${TYPEFACE}; color: var(--ink); background: #fff; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: .5rem; background: #fff; padding: .5rem 1rem; z-index: 6; }
header.top { border-bottom: 4px solid var(--accent); padding: .75rem 0; background: #fff; }
header.top > div { display: flex; gap: .5rem 1rem; align-items: center; max-width: 72rem; margin: 0 auto; padding-inline: 1rem; }
.home { display: flex; align-items: center; margin-right: auto; color: inherit; text-decoration: none; font-weight: 600; min-height: 44px; }
header.top img { max-width: 100%; object-fit: contain; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main > * { max-width: 54rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
.quiet { color: var(--quiet); margin: .25rem 0; }
.pages { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; margin-top: 1.5rem; }
.pages ol { display: flex; flex-wrap: wrap; gap: .25rem; margin: 0; padding: 0; list-style: none; align-items: center; }
.pages a { display: inline-flex; align-items: center; justify-content: center; min-width: 44px; min-height: 44px; padding: .25rem .5rem; }
.pages [aria-current] { background: var(--accent); border-radius: 6px; color: #fff; text-decoration: none; font-weight: 600; }
h1, h2, h3, h4, h5, p, li, td, th, dd, blockquote, figcaption, legend, label, textarea, li > a { unicode-bidi: plaintext; }
blockquote { border-inline-start: 3px solid var(--line); margin: 0; padding-inline-start: 1rem; }
.foot { max-width: 72rem; margin-inline: auto; padding: 1rem; border-top: 1px solid var(--line); font-size: 1rem; line-height: 1.5rem; }
.foot ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; padding: 0; list-style: none; }
.foot p { margin: .5rem 0 0; color: var(--quiet); }
.foot a { display: inline-flex; align-items: center; min-height: 44px; }
@media (min-width: 750px) { header.top > div, main, .foot { padding-inline: 1.5rem; } }
@media print { .skip, .foot { display: none; } }
`;
}
