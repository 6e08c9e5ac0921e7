import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type Operation, operations } from '@sevenmetre/contract';
import { routes } from '@sevenmetre/contract/routes';
import { apiDocsPage } from './api-docs.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(routes);
const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  it('has every operation under its address, its name and its statuses', () => {
    const found = listed.map(({ path, method, operation }) => ({
      name: operation['operationId'],
      address: `${method} ${path}`,
      statuses: Object.keys(operation['responses'] ?? {}).map(Number),
    }));
    const expected = Object.entries(operations).map(([name, { method, path, statuses }]) => ({
      name,
      address: `${method.toLowerCase()} ${path}`,
      statuses: [...statuses].toSorted((a, b) => a - b),
    }));
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found).toHaveLength(expected.length);
  });

  it('declares every brace of a path as a required parameter, and nothing else as one', () => {
    for (const { path, operation } of listed) {
      const parameters = [operation['parameters'] ?? []].flat() as {
        name: string;
        in: string;
        required: boolean;
      }[];
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it('refers only to what it holds, and its schemas are JSON Schema 2020-12', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference,
    );
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) {
      const id = /^#\/components\/schemas\/(\w+)$/.exec(reference ?? '')?.[1] ?? '';
      expect(Object.keys(document.components.schemas), reference).toContain(id);
    }
    const ajv = new Ajv2020({ strict: false });
    for (const [id, schema] of Object.entries(document.components.schemas)) {
      expect(ajv.validateSchema(schema as object), id).toBe(true);
    }
  });

  it('requires a session of every operation that is not public, and of no other', () => {
    const access = new Map(Object.entries<Operation>(operations).map(([name, line]) => [name, line.access]));
    for (const { operation } of listed) {
      const ways = operation['security'] as readonly Record<string, readonly string[]>[];
      const needed = ways.length > 0 && ways.every((way) => 'session' in way);
      const name = String(operation['operationId']);
      expect([name, needed]).toEqual([name, access.get(name) !== 'public']);
      for (const scheme of ways.flatMap((way) => Object.keys(way)))
        expect(Object.keys(document.components.securitySchemes)).toContain(scheme);
    }
  });

  it('has what a linter of OpenAPI asks for: a server, a licence, names and paths of one operation each, declared tags', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['/']);
    expect(document.info['license']).toEqual({ name: 'MIT', identifier: 'MIT' });
    const names = listed.map(({ operation }) => operation['operationId']);
    expect(new Set(names).size).toBe(names.length);
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
    const declared = document.tags.map(({ name }) => name);
    expect(declared).toEqual(expect.arrayContaining(listed.flatMap(({ operation }) => operation['tags'])));
    expect(listed.filter(({ operation }) => !operation['summary'])).toEqual([]);
  });

  it('refuses unknown fields in every body', () => {
    for (const { operation } of listed) {
      const text = JSON.stringify(operation['requestBody'] ?? null);
      const [, id] = /"#\/components\/schemas\/(\w+)"/.exec(text) ?? [];
      const body = id === undefined ? text : JSON.stringify(document.components.schemas[id]);
      if (text !== 'null') expect(body).toContain('"additionalProperties":false');
    }
  });

  it('is readable as a page that needs no script and shows no markup of the document', () => {
    const { html, contentSecurityPolicy } = apiDocsPage(document);
    expect(html).not.toContain('<script');
    const shown = [...html.matchAll(/<details id="(\w+)"/g)].map(([, name = '']) => name);
    for (const name of Object.keys(operations)) expect(shown.filter((id) => id === name)).toEqual([name]);
    expect(contentSecurityPolicy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri/);
  });
});
