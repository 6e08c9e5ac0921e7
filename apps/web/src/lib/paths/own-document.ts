/** What Chromium tells of the document's policy; not in the types yet. */
interface DocumentPolicy {
  readonly featurePolicy?: { allowsFeature(name: string): boolean };
}

/**
 * Whether a page has to be loaded as a document of its own: the screen of a match may ask for the camera, and the policy of the
 * present document, which came with its first address, may forbid it. Never where nobody could answer the request.
 */
export function needsOwnDocument(path: string): boolean {
  if (!path.startsWith('/reporter/match/')) return false;
  const isForbidden = (document as DocumentPolicy).featurePolicy?.allowsFeature('camera') === false;
  return isForbidden && (navigator.onLine || navigator.serviceWorker?.controller != null);
}
