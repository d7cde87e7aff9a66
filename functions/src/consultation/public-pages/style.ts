import { readableOn } from '../../platform/colours.ts';

/** The look of public pages, in the council's colour where it can be read; no font or picture is fetched. */
export function publicStyle(colour: string): string {
  const accent = readableOn('#ffffff', colour, 4.5);
  return `
:root { --accent: ${accent}; --line: #c9cdd3; --soft: #f4f5f7; --ink: #1a1f26; --quiet: #4c5560; }
* { box-sizing: border-box; }
body { margin: 0; font: 1.0625rem/1.55 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; color: var(--ink); background: #fff; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: .5rem; background: #fff; padding: .5rem 1rem; z-index: 1; }
header { border-bottom: 4px solid var(--accent); padding: .75rem 1rem; }
header a { display: flex; gap: .75rem; align-items: center; max-width: 54rem; margin: 0 auto; color: inherit; text-decoration: none; font-weight: 600; min-height: 44px; }
header img { max-width: 100%; object-fit: contain; }
main { max-width: 54rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
.quiet { color: var(--quiet); margin: .25rem 0; }
form { background: var(--soft); border-radius: 6px; padding: 1rem; margin: 1.25rem 0; display: grid; gap: .75rem 1rem; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); align-items: end; }
form .wide { grid-column: 1 / -1; }
label { display: block; font-weight: 600; font-size: .9375rem; margin-bottom: .25rem; }
input, select, button { font: inherit; width: 100%; min-height: 44px; padding: .4rem .6rem; border: 1px solid #737b86; border-radius: 4px; background: #fff; color: inherit; }
button { background: var(--accent); border-color: var(--accent); color: #fff; font-weight: 600; cursor: pointer; }
.actions { display: flex; gap: 1rem; align-items: center; }
.actions a { white-space: nowrap; }
ol.list { list-style: none; margin: 0; padding: 0; }
ol.list li { border-top: 1px solid var(--line); padding: 1rem 0; }
ol.list h2 { margin: 0; font-size: 1.0625rem; }
ol.list p { margin: .25rem 0; }
ul.topics { list-style: none; display: flex; flex-wrap: wrap; gap: .4rem; padding: 0; margin: .4rem 0 0; }
ul.topics li { background: var(--soft); border: 1px solid var(--line); border-radius: 999px; padding: .05rem .7rem; font-size: .875rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
blockquote { border-left: 3px solid var(--line); margin: 0; padding-left: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-top: 1.5rem; }
main > nav:first-child { margin-top: -.75rem; }
nav a { padding: .5rem 0; }
.text { border-left: 4px solid var(--accent); padding-left: 1rem; }
@media print { form, nav, .skip { display: none; } }
`;
}
