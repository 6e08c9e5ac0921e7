const year = 365 * 24 * 3600;

/** Tells the server how to render the next page. Only choices of looks; nothing that says who the visitor is. */
export function keepForServer(name: 'locale' | 'theme' | 'follows', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}
