// Stands for `@octokit/plugin-rest-endpoint-methods` in the bundle: the names of 900 routes, where envcard names the few it uses.
export function restEndpointMethods() {
  return {};
}
