/** The look of pages of representations, besides that of every public page. */
export const representationStyle = `
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
nav { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-top: 1.5rem; }
main > nav:first-child { margin-top: -.75rem; }
nav a { padding: .5rem 0; }
.text { border-inline-start: 4px solid var(--accent); padding-inline-start: 1rem; }
@media print { form, nav { display: none; } }
`;
