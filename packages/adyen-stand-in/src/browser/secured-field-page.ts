import { html } from 'hono/html';

const STYLE = `html, body { margin: 0; height: 100%; overflow: hidden; background: transparent; }
input { box-sizing: border-box; inline-size: 100%; block-size: 100%; padding: 0; border: 0; outline: 0; background: transparent; }
input::placeholder { color: var(--placeholder); opacity: 1; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`;

/** The page in the frame of one field; its script gives it its label, in the language of the page around it. */
export function securedFieldPage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Card</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <label class="hidden" for="field"></label>
        <input aria-describedby="problem" autocapitalize="off" id="field" inputmode="numeric" spellcheck="false" />
        <p class="hidden" id="problem"></p>
        <script src="securedFields.js"></script>
      </body>
    </html>`;
}
