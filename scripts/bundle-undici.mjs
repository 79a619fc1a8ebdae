// Stands for `undici` in the bundle. @actions/github brings 700 kB of it for two things that envcard does not use: its own
// `fetch`, where Node has one, and a way through proxies, which src/platform/proxy.ts asks Node for.
export function ProxyAgent() {}
export const fetch = globalThis.fetch;
