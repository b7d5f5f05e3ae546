/* The service worker: shows calls of the server (Web Push) while the page is closed, and opens the
 * table when one is clicked. It keeps no files and touches no request. */

const CODE = /^[A-Z]{4,12}$/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

function read(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

self.addEventListener("push", (event) => {
  const { title, body, code } = read(event.data);
  const table = CODE.test(code) ? code : "";
  const shown = self.registration.showNotification(String(title ?? "Whiteout"), {
    body: String(body ?? ""),
    tag: `whiteout-${table}`,
    icon: "/icon-192.png",
    data: { code: table },
  });
  event.waitUntil(shown);
});

async function open(code) {
  const place = code ? `/#/t/${code}` : "/";
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => code && url.includes(`#/t/${code}`));
  if (there) return there.focus();
  const [any] = pages;
  if (any && (await any.navigate(place))) return any.focus();
  return self.clients.openWindow(place);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.code ?? ""));
});
