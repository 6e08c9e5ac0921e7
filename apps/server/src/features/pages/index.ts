export { addPages } from './pages.routes.ts';
export type { RenderInput } from './renderer.ts';
export { loadWebBuild, type WebBuild } from './web-build.ts';
