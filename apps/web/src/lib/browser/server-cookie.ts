const year = 365 * 24 * 3600;

/** Tells the server how to render the next page. Only display settings; nothing that identifies the visitor. */
export function keepForServer(name: 'locale' | 'theme' | 'follows', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}
