/** The service worker (`public/sw.js`): registered for those who want notices, and for nobody else. */

const FILE = "/sw.js";
let registered: Promise<ServiceWorkerRegistration | null> | undefined;

interface Policy {
  createScriptURL(url: string): string;
}
interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The page's own policy lets in this one address and no other. */
function address(): string {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  return policies?.createPolicy("whiteout-worker", { createScriptURL: () => FILE }).createScriptURL(FILE) ?? FILE;
}

/** The worker, once it runs; null where the browser or a plain http page has none. */
export function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return Promise.resolve(null);
  registered ??= navigator.serviceWorker
    .register(address())
    .then(() => navigator.serviceWorker.ready)
    .catch(() => null);
  return registered;
}
