/** Text escaped for HTML, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A small page of the server's own, readable without scripts. `body` is HTML. */
export function htmlPage({ title, body }: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
a { color: #0b4f91; }
article { border-top: 1px solid #767676; padding: 1rem 0; }
p.mail { white-space: pre-wrap; overflow-wrap: anywhere; }
button { font: inherit; padding: .5rem 1rem; margin: .25rem 0; min-width: 16rem; text-align: left; border: 1px solid #595959; border-radius: 4px; background: #fff; color: inherit; cursor: pointer; }
button:hover { background: #eef3f8; }
:focus-visible { outline: 3px solid #0b4f91; outline-offset: 2px; }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
