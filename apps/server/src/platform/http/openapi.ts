import * as z from 'zod';
import type { AnyRoute } from './any-route.ts';

type Json = Record<string, unknown>;

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, Json>>;
  readonly components: { readonly schemas: Json; readonly securitySchemes: Json };
}

/** The contract as an OpenAPI 3.1 document; operation ids are names of operations. */
export function openApiDocument(routes: Readonly<Record<string, AnyRoute>>): OpenApiDocument {
  const schemas: Json = {};
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(name, route, schemas),
    };
  }
  const tags = new Set(Object.values(routes).map((route) => route.tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sevenmetre',
      version: '1',
      description: 'Instants are UTC without fractions of a second.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The portal that serves this document' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes: { session } },
  };
}

/** Over plain http (development) the cookie is named `session`. */
const session = { type: 'apiKey', in: 'cookie', name: '__Host-session' };

function operation(name: string, route: AnyRoute, schemas: Json): Json {
  const parameters = [
    ...parametersOf('path', route.params, schemas),
    ...parametersOf('query', route.query, schemas),
    ...parametersOf('header', route.headers, schemas),
  ];
  return {
    operationId: name,
    tags: [route.tag],
    summary: route.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: requestBody(route.body, schemas) } : {}),
    ...(route.upload ? { requestBody: uploadBody } : {}),
    responses: Object.fromEntries(
      Object.entries(route.responses).map(([status, response]) => [
        status,
        responseOf(status, response, schemas),
      ]),
    ),
    security: securityOf(route),
  };
}

/** A session for protected operations; optional or none for public ones. */
function securityOf({ access, statuses }: AnyRoute): readonly Json[] {
  if (access !== 'public') return [{ session: [] }];
  return statuses.includes(401) && !statuses.includes(304) ? [{}, { session: [] }] : [];
}

function requestBody(schema: z.ZodType, schemas: Json): Json {
  const required = !schema.safeParse(undefined).success;
  return { required, content: { 'application/json': { schema: jsonSchema(schema, 'input', schemas) } } };
}

const uploadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        additionalProperties: false,
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      },
    },
  },
};

function responseOf(status: string, response: AnyRoute['responses'][number], schemas: Json): Json {
  const description = descriptions[status] ?? 'Answer';
  if (!response) return { description };
  if (!(response instanceof z.ZodType)) {
    return { description, content: { [response.contentType]: { schema: { type: 'string' } } } };
  }
  return {
    description,
    content: { 'application/json': { schema: jsonSchema(response, 'output', schemas) } },
  };
}

const descriptions: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Made',
  204: 'Done, with nothing to say',
  304: 'Unchanged',
  400: 'The request is not understandable',
  401: 'Not signed in, or wrong credentials',
  403: 'Not permitted',
  404: 'Not found',
  409: 'Does not fit the present state',
  413: 'Body too large',
  415: 'Not JSON',
  422: 'Against a rule',
  426: 'The client is too old',
  429: 'Too many requests; Retry-After says how long to wait',
  500: 'An error of the server',
  503: 'Not ready, or full; Retry-After says how long to wait',
};

function parametersOf(
  place: 'path' | 'query' | 'header',
  schema: z.ZodType | undefined,
  schemas: Json,
): Json[] {
  if (!schema) return [];
  const { properties, required } = fieldsOf(jsonSchema(schema, 'input', schemas));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const Fields = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

function fieldsOf(schema: Json): z.output<typeof Fields> {
  return Fields.parse(schema);
}

/** JSON Schema 2020-12 for OpenAPI 3.1; schemas with an id are moved to the document's components. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  for (const [id, definition] of Object.entries($defs)) schemas[id] = pointToComponents(definition);
  return pointToComponents(rest);
}

function pointToComponents(value: unknown): Json {
  const text = JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as Json;
}
