import type { FastifyInstance } from 'fastify';
import { routes } from '@sevenmetre/contract/routes';
import { apiDocsPage } from './api-docs.ts';
import { openApiDocument } from './openapi.ts';
import { prepare } from './prepare.ts';
import { sendPrepared } from './send-prepared.ts';

/** The contract, for programs and for people. */
export async function addDocumentRoutes(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(routes);
  const page = apiDocsPage(document);
  const cacheControl = 'no-cache';
  const asJson = await prepare({
    content: JSON.stringify(document),
    contentType: 'application/json; charset=utf-8',
    cacheControl,
  });
  const asPage = await prepare({
    content: page.html,
    contentType: 'text/html; charset=utf-8',
    cacheControl,
    headers: { 'content-security-policy': page.contentSecurityPolicy },
  });
  app.get('/api/v1/openapi.json', (request, reply) => sendPrepared(request, reply, asJson));
  app.get('/api/docs', (request, reply) => sendPrepared(request, reply, asPage));
}
