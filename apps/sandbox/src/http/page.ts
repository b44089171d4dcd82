const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #10161c; }
a { color: #163fa8; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid #d8dde1; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f6f8; padding: 1rem; }
label { display: block; } input, textarea, select { font: inherit; } .editor label > :is(input:not([type]), textarea) { width: 100%; box-sizing: border-box; }
.editor { display: grid; gap: 1rem; } @media (min-width: 64rem) { .editor { grid-template-columns: 24rem 1fr; } main:has(.editor) { width: calc(100vw - 4rem); margin-inline: calc(50% - 50vw + 2rem); } .editor iframe { position: sticky; top: 0; } }
iframe { width: 100%; height: 80vh; border: 1px solid #10161c; background: #fff; }
`;

/** HTML that needs no more escaping. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** HTML from a template; everything put in is escaped, but for markup and lists of it. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number | Markup | Markup[])[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...values.map(toHtml)));
}

function toHtml(value: string | number | Markup | Markup[]): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(toHtml).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A whole page. */
export function page(title: string, main: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Sandbox</title>
<style>${new Markup(STYLE)}</style></head>
<body><nav aria-label="Sandbox"><a href="/">Sandbox</a> · <a href="/mail">Mail</a> · <a href="/stories">Stories</a></nav>
<main><h1>${title}</h1>
${main}
</main></body></html>
`.text;
}
