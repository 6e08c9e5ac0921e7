import type { FastifyInstance } from 'fastify';
import { routes } from '@sevenmetre/contract/routes';
import { apiDocsPage } from './api-docs.ts';
import { openApiDocument } from './openapi.ts';
import { prepare } from './prepare.ts';
import { sendPrepared } from './send-prepared.ts';

type Documents = Awaited<ReturnType<typeof prepareDocuments>>;

/** Routes of the contract, for programs and people. */
export function addDocumentRoutes(app: FastifyInstance): void {
  let prepared: Promise<Documents> | null = null;
  // Made on the first request, so that the start does not wait for it.
  const documents = () => (prepared ??= prepareDocuments());
  app.get('/api/v1/openapi.json', async (request, reply) =>
    sendPrepared(request, reply, (await documents()).asJson),
  );
  app.get('/api/docs', async (request, reply) => sendPrepared(request, reply, (await documents()).asPage));
}

async function prepareDocuments() {
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
  return { asJson, asPage };
}
