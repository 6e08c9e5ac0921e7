export { addPages } from './pages.routes.ts';
export type { RenderInput, RenderOutput, RenderedSlice, Renderer } from './renderer.ts';
export { WebBuildError, loadWebBuild, type WebBuild } from './web-build.ts';
