const VARIABLES = ['https_proxy', 'http_proxy', 'all_proxy'];

/**
 * Lets Node's `fetch` go through the proxy that the environment names (`HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`).
 * @returns false where a proxy is named and this Node cannot use it (before 24.14)
 */
export function useProxy(env: NodeJS.ProcessEnv): boolean {
  const named = VARIABLES.some((name) => (env[name] ?? env[name.toUpperCase()] ?? '') !== '');
  if (!named || env['NODE_USE_ENV_PROXY'] === '1') return true;
  const { setGlobalProxyFromEnv } = process.getBuiltinModule('node:http') as {
    readonly setGlobalProxyFromEnv?: (env: NodeJS.ProcessEnv) => unknown;
  };
  if (setGlobalProxyFromEnv === undefined) return false;
  setGlobalProxyFromEnv(env);
  return true;
}
