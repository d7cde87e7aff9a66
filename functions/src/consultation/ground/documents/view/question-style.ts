/** The look of questions and their fields; controls are at least 44 pixels high. */
export const questionStyle = `
.asks { border-left: 4px solid var(--accent); padding: .25rem 0 .25rem 1rem; }
.asks :is(h2, h3, h4, h5, h6) { margin: 0 0 .5rem; font-size: 1.1875rem; line-height: 1.4; }
.asked { border: 0; margin: 0 0 1rem; padding: 0; min-width: 0; }
.answering select ~ .asked { margin-top: 1rem; }
.asked legend { padding: 0; }
.note { margin: 0 0 .75rem; }
.options { display: grid; gap: .25rem; }
.options.horizontal { display: flex; flex-wrap: wrap; gap: .5rem; }
.options.horizontal > .option { flex: 0 1 max(18%, 8.5rem); min-width: auto; max-width: 100%; }
.options.horizontal .choice { overflow-wrap: break-word; }
.option { display: block; min-height: 44px; padding: .35rem .5rem; border-radius: 6px; cursor: pointer; }
.option:hover { background: var(--soft); }
.option img { display: block; width: 114px; height: 114px; object-fit: cover; margin-bottom: .35rem; }
.option.choice { padding: .35rem .5rem; }
.choice { display: flex; gap: .75rem; align-items: start; padding: .25rem 0; }
.choice input { flex-shrink: 0; width: 1.5rem; height: 1.5rem; margin: .1rem 0 0; accent-color: var(--accent); }
.option .description { display: block; }
.answering :is(textarea, select, input[type="search"]) { display: block; width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid #737b86; border-radius: 4px; background: #fff; color: var(--ink); font: inherit; }
.answering textarea { resize: vertical; }
.answering :is(textarea, select, input):disabled { background: var(--soft); color: var(--quiet); cursor: not-allowed; }
.answering [aria-invalid="true"]:is(textarea, select) { border-color: #b3261e; outline: 1px solid #b3261e; }
.answering label:not(.option) { display: block; font-weight: 600; margin: .75rem 0 .25rem; }
.count { text-align: right; font-size: .9375rem; margin: .25rem 0; font-variant-numeric: tabular-nums; }
.fault { color: #b3261e; font-weight: 600; margin: .25rem 0; }
.more { margin: .5rem 0 0 1rem; padding-left: 1rem; border-left: 3px solid var(--line); }
.search-line { display: flex; flex-wrap: wrap; gap: .5rem; }
.answering .search-line input { flex: 1 1 14rem; width: auto; min-width: 0; }
.by-address p { margin: 0 0 .35rem; }
.found-sites { margin: 0 0 .75rem; padding-left: 1.25rem; }
.found-sites .as-link { text-align: start; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .75rem 0 0; }
.act { min-height: 44px; min-width: 44px; padding: .35rem 1.25rem; border: 1px solid var(--accent); border-radius: 6px; background: #fff; color: var(--accent); font: inherit; font-weight: 600; cursor: pointer; }
.act.main { background: var(--accent); color: #fff; }
.act:disabled { opacity: .6; cursor: progress; }
.locked .act:disabled { cursor: not-allowed; }
.as-link { min-height: 44px; padding: 0; border: 0; background: none; color: var(--accent); font: inherit; text-decoration: underline; cursor: pointer; }
.keeping { color: var(--quiet); margin: .25rem 0 0; min-height: 1.75rem; }
.log-in, .kept { margin: .75rem 0 0; min-height: 6.5rem; }
.log-in a { display: inline-flex; align-items: center; min-height: 44px; margin-left: .5rem; font-weight: 600; }
.done { border: 1px solid #0b5a2b; border-radius: 6px; background: #f0f9f3; padding: .75rem 1rem; }
.done p, .given p { margin: 0 0 .35rem; white-space: pre-line; }
.given { border: 1px solid var(--line); border-radius: 6px; padding: .75rem 1rem; margin: .75rem 0; }
.given ul { margin: 0; padding-left: 1.25rem; }
.ask-first { border: 1px solid var(--line); border-radius: 8px; padding: 1.25rem; max-width: min(28rem, calc(100vw - 2rem)); }
.ask-first::backdrop { background: #0006; }
.poll-results { margin: .75rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 6px; }
.poll-results p { margin: 0 0 .5rem; }
.poll-results ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .6rem; }
.poll-option { display: flex; justify-content: space-between; gap: 1rem; }
.poll-count { flex-shrink: 0; font-variant-numeric: tabular-nums; }
.poll-bar { display: block; height: .6rem; margin-top: .2rem; border-radius: 3px; background: var(--soft); border: 1px solid var(--line); overflow: hidden; }
.poll-bar > span { display: block; height: 100%; background: var(--accent); print-color-adjust: exact; }
[data-answers] { display: contents; }
html { scroll-padding-bottom: 4.5rem; }
@media (max-height: 30rem) { html { scroll-padding-bottom: 0; } .progress-line { position: static !important; } }
.ending { margin-top: 3rem; padding-top: 1.5rem; border-top: 1px solid var(--line); max-width: 38em; min-height: 4rem; }
.progress-line { position: sticky; bottom: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 1.5rem -1rem 0; padding: .6rem 1rem; border-top: 1px solid var(--line); background: #fff; font-size: 1rem; line-height: 1.5; }
.unsent { color: #7a4b00; font-weight: 600; }
.progress-line a { display: inline-flex; align-items: center; min-height: 24px; }
.progress-line strong { font-variant-numeric: tabular-nums; }
.hidden-words { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { .actions, .log-in, .progress-line, .count, .keeping, .kept { display: none !important; } }
@media (scripting: none) { .needs-script, .actions.locked { display: none; } }
`;
