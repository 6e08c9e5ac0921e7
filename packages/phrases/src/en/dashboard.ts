export const dashboard = {
  title: 'Dashboard',
  welcome: 'Welcome, {name}',
} as const;
