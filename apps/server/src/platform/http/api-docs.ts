import { createHash } from 'node:crypto';
import type { OpenApiDocument } from './openapi.ts';

export interface ApiDocsPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** The document as one HTML page without scripts. */
export function apiDocsPage(document: OpenApiDocument): ApiDocsPage {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => [operation['tags']].flat().includes(name));
    return `<h2>${escape(name)}</h2>${own.map(operationBlock).join('')}`;
  });
  const schemas = Object.entries(document.components.schemas).map(
    ([id, schema]) => `<details id="${escape(id)}"><summary>${escape(id)}</summary>${code(schema)}</details>`,
  );
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    html: frame([...sections, '<h2>Schemas</h2>', ...schemas].join('\n')),
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
details { border-top: 1px solid #8886; padding: .5rem 0 }
summary { cursor: pointer; min-height: 2.75rem; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center }
summary b { min-width: 4.5rem }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { overflow: auto; padding: .75rem; background: #8881 }
`;

function frame(content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sevenmetre API</title>
<style>${style}</style>
</head>
<body>
<h1>Sevenmetre API</h1>
<p>The same as an OpenAPI 3.1 document: <a href="/api/v1/openapi.json">openapi.json</a>. A refused call answers with an
error code and its parameters; changing calls must come from the portal's own origin.</p>
${content}
</body>
</html>
`;
}

interface Listed {
  readonly path: string;
  readonly method: string;
  readonly operation: Readonly<Record<string, unknown>>;
}

function operationBlock({ path, method, operation }: Listed): string {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const parts = [
    ['Parameters', parameters],
    ['Body', requestBody],
    ['Answers', responses],
  ] as const;
  const said = parts.filter(([, value]) => value !== undefined);
  return `<details id="${escape(String(operationId))}"><summary><b>${method.toUpperCase()}</b><code>${escape(path)}</code>
<span>${escape(String(summary))}</span></summary><p><code>${escape(String(operationId))}</code></p>
${said.map(([title, value]) => `<h3>${title}</h3>${code(value)}`).join('')}</details>`;
}

function code(value: unknown): string {
  return `<pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
